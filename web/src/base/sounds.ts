// Small sounds at the table, made by the browser as they are needed: nothing is fetched, and nobody waits for them.
import { isMyTurn } from "../live/announcements.ts";
import { LANDED_MS, tricksDone } from "../live/pace.ts";
import type { Picture } from "../live/protocol.ts";

export type Sound = "card" | "trick" | "turn" | "won" | "lost" | "match";

/** What is seen: a picture, and whether the trick that has just ended still lies there. */
export type Seen = { readonly picture: Picture; readonly lingering: boolean };
/** A sound, and how long after the change that is seen: a card is heard when it lands, not when it sets out. */
export type Cue = { readonly sound: Sound; readonly after: number };

/** What is to be heard when one thing seen follows another. */
export function soundsBetween(before: Seen | null, after: Seen, isStill: boolean): Cue[] {
  const [was, is] = [before?.picture, after.picture];
  if (!before || !was || was.table !== is.table || was.deal !== is.deal) return [];
  const lands = isStill ? 0 : LANDED_MS;
  const hasEnded = tricksDone(is) > tricksDone(was);
  const isOver = is.outcome && !after.lingering;
  if (isOver && (!was.outcome || before.lingering))
    return [{ sound: is.has_won ? "match" : is.outcome.mood === "lost" ? "lost" : "won", after: 0 }];
  const found: Cue[] = [];
  if (!after.lingering && (before.lingering || hasEnded)) found.push({ sound: "trick", after: 0 });
  const cardsBefore = hasEnded ? 0 : was.trick.length;
  if (after.lingering ? hasEnded : is.trick.length > cardsBefore) found.push({ sound: "card", after: lands });
  if (isMyTurn(is) && !isMyTurn(was)) found.push({ sound: "turn", after: lands });
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

  play(cues: readonly Cue[]): void {
    const context = this.#context;
    if (!context || context.state !== "running") return;
    for (const { sound, after } of cues) {
      const late = after / 1000;
      if (sound === "card") this.#rustle(context, late, 2200, 0.07);
      else if (sound === "trick") {
        this.#rustle(context, late, 1500, 0.1);
        this.#rustle(context, late + 0.09, 900, 0.16);
      } else
        for (const [frequency, begin, length] of NOTES[sound]) this.#note(context, frequency, late + begin, length);
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
