// What this device remembers: how the page looks, who I am called, what I played last.
import { names } from "virtual:words";
import { short } from "../felt/sideways.ts";
import type { Back, Felt } from "./themes.ts";

type Theme = "system" | "light" | "dark";

type Kept = {
  theme: Theme;
  language: string;
  fourColours: boolean;
  largeCards: boolean;
  lessMotion: boolean;
  autoCut: boolean;
  /** Trey says something unasked: a greeting, what is needed before a deal, what comes tomorrow. */
  treySpeaks: boolean;
  sound: boolean;
  /** Alone among bots: a deal begins when its opening has been read. */
  readOpening: boolean;
  /** At the table everybody is called by the seat as well, as in clubs. */
  compass: boolean;
  /** Has been shown that dummy's cards are theirs to play. */
  knowsDummy: boolean;
  /** In the look back: what each card cost, all hands seen, stands on it. */
  cardCosts: boolean;
  /** After a deal: all that stands behind its result is unfolded. */
  resultOpen: boolean;
  /** In the menu of the table: what stands behind “More”. */
  menuOpen: boolean;
  /** In voice the microphone stays open, and is not held to talk. */
  voiceOpen: boolean;
  felt: Felt;
  back: Back;
  nickname: string;
  /** What tells a guest without a nickname from the others. */
  guest: number;
  /** New tables: others may watch, moves can be taken back whatever was played since, hints also among people. */
  watchable: boolean;
  practice: boolean;
  hints: boolean;
  /** New tables: what every deal is to be like, if anything. */
  order: string;
  /** Chosen last; none yet is the easiest. */
  game: string;
  /** A level, or "each": every bot its own. */
  bots: string;
  levels: Record<number, string>;
  choices: Record<
    string,
    { options: Record<string, unknown>; session: string | null; sessionOptions: Record<string, unknown> }
  >;
};

const KEY = "kibitz.settings";

function remembered(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const spoken = navigator.language.toLowerCase().split("-")[0] ?? "";

export const settings: Kept = $state({
  theme: "system",
  language: spoken in names ? spoken : "en",
  fourColours: false,
  largeCards: false,
  lessMotion: false,
  autoCut: true,
  treySpeaks: true,
  sound: true,
  readOpening: true,
  compass: false,
  knowsDummy: false,
  cardCosts: false,
  resultOpen: false,
  menuOpen: false,
  voiceOpen: false,
  felt: "green",
  back: "red",
  nickname: "",
  guest: 10 + Math.floor(Math.random() * 90),
  watchable: false,
  practice: false,
  hints: false,
  order: "",
  game: "",
  bots: "learner",
  levels: {},
  choices: {},
  ...remembered(),
});

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

/** Keep the settings, and let the style sheet know of them. Called once, from the root of the page. */
export function keepSettings(): void {
  const apply = () => {
    const root = document.documentElement;
    const dark = settings.theme === "dark" || (settings.theme === "system" && darkSystem.matches);
    root.lang = settings.language;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.dataset["felt"] = settings.felt;
    root.dataset["back"] = settings.back;
    root.classList.toggle("four-colours", settings.fourColours);
    root.classList.toggle("large-cards", settings.largeCards);
    root.classList.toggle("less-motion", settings.lessMotion || stillSystem.matches);
    root.classList.toggle("short", short.current);
  };
  darkSystem.addEventListener("change", apply);
  stillSystem.addEventListener("change", apply);
  $effect(() => {
    apply();
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}

/** A guest with a number, in the language of the page. */
export const guestName = (guest: string): string => `${guest} ${settings.guest}`;

/** What the others are to call me. */
export const myName = (guest: string): string => settings.nickname.trim() || guestName(guest);

export const isStill = (): boolean => settings.lessMotion || stillSystem.matches;
