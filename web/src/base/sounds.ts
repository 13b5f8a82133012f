// Small sounds at the table, made by the browser as they are needed: nothing is fetched, and nobody waits for them.
import { isMyTurn } from "../live/announcements.ts";
import { tricksDone } from "../live/pace.ts";
import type { Picture } from "../live/protocol.ts";

export type Sound = "card" | "trick" | "turn" | "won" | "lost" | "match";

/** What is to be heard when one picture follows another. */
export function soundsBetween(before: Picture | null, after: Picture): Sound[] {
  if (!before || before === after || before.table !== after.table || before.deal !== after.deal) return [];
  if (after.outcome && !before.outcome) {
    if (after.has_won) return ["match"];
    return after.outcome.mood === "lost" ? ["lost"] : ["won"];
  }
  const found: Sound[] = [];
  if (tricksDone(after) > tricksDone(before)) found.push("trick");
  else if (after.trick.length > before.trick.length) found.push("card");
  if (isMyTurn(after) && !isMyTurn(before)) found.push("turn");
  return found;
}

/** Quiet: a card on a table, not a bell. */
const VOLUME = 0.16;
/** Notes as frequency in hertz, begin and length in seconds. */
const NOTES: Record<"turn" | "won" | "lost" | "match", readonly (readonly [number, number, number])[]> = {
  turn: [[740, 0.1, 0.14]],
  won: [
    [523, 0, 0.16],
    [659, 0.12, 0.16],
    [784, 0.24, 0.3],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.16, 0.32],
  ],
  match: [
    [523, 0, 0.14],
    [523, 0.15, 0.1],
    [659, 0.26, 0.16],
    [784, 0.42, 0.16],
    [1047, 0.58, 0.5],
  ],
};

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** A browser lets a page be heard once it has been touched: until then there is nothing to play on. */
  start(): void {
    const gestures = ["pointerdown", "keydown"] as const;
    const wake = () => {
      this.#context ??= new AudioContext();
      void this.#context.resume();
      for (const each of gestures) removeEventListener(each, wake);
    };
    for (const each of gestures) addEventListener(each, wake);
  }

  play(sounds: readonly Sound[]): void {
    const context = this.#context;
    if (!context || context.state !== "running") return;
    for (const sound of sounds) {
      if (sound === "card") this.#rustle(context, 0, 2200, 0.07);
      else if (sound === "trick") {
        this.#rustle(context, 0, 1500, 0.1);
        this.#rustle(context, 0.09, 900, 0.16);
      } else for (const [frequency, begin, length] of NOTES[sound]) this.#note(context, frequency, begin, length);
    }
  }

  #gain(context: AudioContext, begin: number, length: number, loud: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(context.destination);
    return gain;
  }

  #note(context: AudioContext, frequency: number, after: number, length: number): void {
    const begin = context.currentTime + after;
    const source = new OscillatorNode(context, { type: "sine", frequency });
    source.connect(this.#gain(context, begin, length, VOLUME * 0.4));
    source.start(begin);
    source.stop(begin + length);
  }

  /** Paper over cloth: a short breath of noise. */
  #rustle(context: AudioContext, after: number, frequency: number, length: number): void {
    const begin = context.currentTime + after;
    const source = new AudioBufferSourceNode(context, { buffer: this.#white(context) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
    source.connect(filter).connect(this.#gain(context, begin, length, VOLUME));
    source.start(begin);
    source.stop(begin + length);
  }

  #white(context: AudioContext): AudioBuffer {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}

export const sounds = new Sounds();
