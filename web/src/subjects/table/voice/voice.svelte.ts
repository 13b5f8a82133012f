// Speaking at the table: whether I have joined, and whether I am heard. What is needed for it is loaded by those who join.
import { connection, type Pushed, Refusal } from "../../../live/connection.svelte.ts";
import type { InVoice, Text, VoiceJoined } from "../../../live/protocol.ts";
import { atTable } from "../../../live/table.svelte.ts";
import { type Heard, voices } from "../../../live/voices.svelte.ts";
import { settings } from "../../../base/settings/settings.svelte.ts";
import type { Mesh } from "./mesh.ts";

const LOUD = 0.01;
const LOOK_MS = 200;
/** A pause between two words is still speaking. */
const BREATH_MS = 500;
const KEPT = "kibitz.voice";

/** That this page has joined, for when it is loaded again: kept in its tab, and gone with it. */
type Kept = { table: string; listens: boolean; renewed?: boolean };

const say = (id: string, values: Record<string, string> = {}): Text => ({ say: id, values });

class Voice {
  state: "out" | "joining" | "in" = $state("out");
  /** Joined without a microphone. */
  listens = $state(false);
  problem: Text | null = $state.raw(null);
  /** The dialog is open. */
  asked = $state(false);
  /** The browser lets nothing be heard before somebody taps. */
  silenced = $state(false);
  #held = $state(false);
  #muted = $state(true);
  #table = "";
  #company: readonly InVoice[] | null = null;
  #you: number | null = null;
  #mesh: Mesh | null = null;
  #track: MediaStreamTrack | null = null;
  #loudAt = new Map<number, number>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #stops: (() => void)[] = [];
  #tried = false;
  #attempt = 0;

  /** Whether the others hear me. */
  get open(): boolean {
    return this.state === "in" && !this.listens && (this.#held || (settings.voiceOpen && !this.#muted));
  }

  /** Shown whenever it may have changed who is here; null where there is no voice for me. */
  follow(table: string, you: number | null, company: readonly InVoice[] | null): void {
    if (table !== this.#table) this.forget();
    this.#table = table;
    this.#you = you;
    this.#company = company;
    if (company === null) {
      if (this.state !== "out") this.leave();
    } else if (this.state === "in") {
      this.#meet();
    } else if (this.state === "out" && !this.#tried) {
      this.#tried = true;
      const kept = remembered();
      // The page was loaded again: nobody is heard who does not press anything, unless that was part of joining.
      if (kept?.table === table) void this.join(kept.listens, !kept.renewed);
    }
    this.#draw();
  }

  /** The table is left: nothing is known of it any more. */
  forget(): void {
    if (this.state !== "out") this.leave();
    this.#table = "";
    this.#company = null;
    this.#tried = false;
    this.asked = false;
    this.problem = null;
    voices.clear();
  }

  async join(listens: boolean, again = false): Promise<void> {
    if (this.state !== "out" || !this.#table) return;
    const attempt = ++this.#attempt;
    const table = this.#table;
    this.state = "joining";
    this.problem = null;
    const track = listens ? null : await this.#microphone(again);
    if (track === undefined || attempt !== this.#attempt) {
      track?.stop();
      if (attempt === this.#attempt) this.state = "out";
      return;
    }
    try {
      const { Mesh, fresh } = await import("./mesh.ts");
      const visit = fresh();
      const answer = await connection.ask({ type: "JoinVoice", table, visit });
      if (attempt !== this.#attempt) throw new Error("left");
      const mesh = new Mesh(
        visit,
        (answer as VoiceJoined).relays,
        track,
        (to, call, signal) => connection.ask({ type: "SendSignal", table, to, call, signal }),
        () => (this.silenced = true),
      );
      this.#mesh = mesh;
      this.#track = track;
      this.listens = track === null;
      this.#muted = again || !settings.voiceOpen;
      this.state = "in";
      this.asked = false;
      remember({ table, listens: track === null });
      if (track && !again && !settings.voiceOpen) atTable.explain(say("voice-how-to-hold"));
      this.#begin(mesh, table, track);
    } catch (refused) {
      track?.stop();
      if (attempt !== this.#attempt) return;
      this.state = "out";
      this.problem = refused instanceof Refusal ? refused.text : say("voice-not-supported");
    }
  }

  leave(): void {
    this.#attempt += 1;
    if (this.#table) connection.tell({ type: "LeaveVoice", table: this.#table });
    for (const stop of this.#stops.splice(0)) stop();
    clearInterval(this.#timer);
    this.#mesh?.close();
    this.#mesh = null;
    this.#track?.stop();
    this.#track = null;
    this.#loudAt.clear();
    this.#held = false;
    this.#muted = true;
    this.listens = false;
    this.silenced = false;
    this.state = "out";
    remember(null);
    this.#draw();
  }

  /** The button or the key is held, or let go. */
  hold(held: boolean): void {
    if (this.#held === held || (held && (this.state !== "in" || this.listens))) return;
    this.#held = held;
    this.#open();
  }

  /** With an open microphone: heard, or not. */
  mute(muted: boolean): void {
    this.#muted = muted;
    this.#open();
  }

  /** Whether the microphone stays open; who says so is heard from then on. */
  keepOpen(stays: boolean): void {
    settings.voiceOpen = stays;
    this.mute(!stays);
  }

  /** A track, null to listen only, undefined if there is neither: `problem` says why. */
  async #microphone(again: boolean): Promise<MediaStreamTrack | null | undefined> {
    if (typeof RTCPeerConnection === "undefined") {
      this.problem = say("voice-not-supported");
      return undefined;
    }
    if (!isSecureContext || !("mediaDevices" in navigator)) {
      this.problem = say("voice-not-secure");
      return undefined;
    }
    // The page came as another than the table's, where the server lets nobody have a microphone: it is loaded as this one.
    const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy;
    if (policy?.allowsFeature("microphone") === false && !remembered()?.renewed) {
      remember({ table: this.#table, listens: false, renewed: true });
      location.reload();
      return new Promise(() => undefined);
    }
    try {
      const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      return stream.getAudioTracks()[0];
    } catch (problem) {
      const name = problem instanceof DOMException ? problem.name : "";
      this.problem = say(PROBLEMS[name] ?? "voice-busy");
      if (again || remembered()) this.asked = true;
      remember(null);
      return undefined;
    }
  }

  #begin(mesh: Mesh, table: string, track: MediaStreamTrack | null): void {
    this.#open();
    track?.addEventListener("ended", () => {
      this.listens = true;
      atTable.explain(say("voice-ended"));
    });
    const hear = (pushed: Pushed) => {
      if (pushed.type === "VoiceHeard" && pushed.table === table) mesh.hear(pushed.sender, pushed.call, pushed.signal);
    };
    let first = true;
    const back = () => {
      if (first) return;
      // A new line: the same visit goes on, and what broke meanwhile is mended.
      void connection.ask({ type: "JoinVoice", table, visit: mesh.visit }).then(
        (answer) => {
          mesh.relays = (answer as VoiceJoined).relays;
          mesh.mend();
        },
        () => undefined, // not a seat of mine any more: the next picture says so
      );
    };
    this.#stops.push(connection.listen(hear), connection.onGreeting(back));
    first = false;
    const sound = () => {
      if (!this.silenced) return;
      this.silenced = false;
      mesh.sound();
    };
    addEventListener("pointerdown", sound);
    addEventListener("keydown", sound);
    this.#stops.push(() => {
      removeEventListener("pointerdown", sound);
      removeEventListener("keydown", sound);
    });
    this.#timer = setInterval(() => void this.#listen(mesh), LOOK_MS);
    this.#meet();
  }

  #open(): void {
    if (this.#track) this.#track.enabled = this.open;
    this.#draw();
  }

  /** Connect with those who are here, once the server counts me among them. */
  #meet(): void {
    const visits = this.#company?.map((each) => each.visit) ?? [];
    const mesh = this.#mesh;
    if (mesh && visits.includes(mesh.visit)) mesh.follow(visits.filter((visit) => visit !== mesh.visit));
  }

  async #listen(mesh: Mesh): Promise<void> {
    const now = Date.now();
    for (const { player, visit } of this.#company ?? []) {
      const level = visit !== mesh.visit ? await mesh.loudness(visit) : this.open ? await mesh.ownLoudness() : 0;
      if (level > LOUD) this.#loudAt.set(player, now);
    }
    if (mesh === this.#mesh) this.#draw();
  }

  #draw(): void {
    const now = Date.now();
    const there = this.#company ?? [];
    for (const player of voices.keys()) {
      if (!there.some((each) => each.player === player)) voices.delete(player);
    }
    for (const { player, visit } of there) {
      const mesh = this.#mesh;
      const isAway = mesh !== null && visit !== mesh.visit && !mesh.isConnected(visit);
      const isLoud = now - (this.#loudAt.get(player) ?? 0) < BREATH_MS && (player !== this.#you || this.open);
      const heard: Heard = isAway ? (mesh.isLost(visit) ? "lost" : "connecting") : isLoud ? "speaking" : "joined";
      if (voices.get(player) !== heard) voices.set(player, heard);
    }
  }
}

const PROBLEMS: Record<string, string> = {
  NotAllowedError: "voice-refused",
  SecurityError: "voice-refused",
  NotFoundError: "voice-no-microphone",
  OverconstrainedError: "voice-no-microphone",
};

function remembered(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function remember(kept: Kept | null): void {
  if (kept) sessionStorage.setItem(KEPT, JSON.stringify(kept));
  else sessionStorage.removeItem(KEPT);
}

export const voice = new Voice();
