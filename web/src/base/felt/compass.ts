// Whether a table speaks of people or of points of the compass.
import type { Picture } from "../../live/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";

/** By name, but where the seats count: in a lesson, a class or a competition, and for who asks for them. */
export function byName(picture: Picture): boolean {
  return !settings.compass && !picture.placed && !picture.lesson;
}
