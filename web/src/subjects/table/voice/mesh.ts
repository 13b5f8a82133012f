// Browsers that speak with each other, each with each: connections that are made, heard, and made again when they break.
import type { Relay, SendSignal } from "../../../live/protocol.ts";

type Signal = SendSignal["signal"];
/** Hands a signal to the browser of that visit; fails if it cannot be reached. */
type Post = (to: string, call: string, signal: Signal) => Promise<unknown>;

/** So long a connection may take, or be interrupted, before it is made anew. */
const PATIENCE_MS = 8000;
const INTERRUPTED_MS = 4000;
const LONGEST_MS = 30_000;
const GATHER_MS = 120;
/** As many ways as one signal carries: further ones come in the next. */
const AT_ONCE = 12;

/** A number that nobody else has, for a visit or a connection. */
export const fresh = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Mesh {
  #peers = new Map<string, Peer>();
  #timer: ReturnType<typeof setInterval>;

  constructor(
    readonly visit: string,
    public relays: readonly Relay[],
    readonly track: MediaStreamTrack | null,
    readonly post: Post,
    /** The browser lets nothing be heard before somebody taps. */
    readonly onsilenced: () => void,
  ) {
    this.#timer = setInterval(() => {
      for (const peer of this.#peers.values()) peer.look();
    }, 1000);
  }

  /** Connected with these and no others from now on. */
  follow(visits: readonly string[]): void {
    for (const [visit, peer] of this.#peers) {
      if (visits.includes(visit)) continue;
      peer.close();
      this.#peers.delete(visit);
    }
    for (const visit of visits) {
      if (!this.#peers.has(visit)) this.#peers.set(visit, new Peer(this, visit));
    }
  }

  hear(sender: string, call: string, signal: Signal): void {
    // Whoever calls has joined, or the server had not passed it on: it may be known here before the picture says so.
    let peer = this.#peers.get(sender);
    if (!peer) this.#peers.set(sender, (peer = new Peer(this, sender)));
    peer.hear(call, signal);
  }

  /** The line to the server is back: what broke meanwhile need not wait. */
  mend(): void {
    for (const peer of this.#peers.values()) peer.look(true);
  }

  /** What the browser kept silent until somebody tapped. */
  sound(): void {
    for (const peer of this.#peers.values()) peer.sound();
  }

  isConnected(visit: string): boolean {
    return this.#peers.get(visit)?.isConnected ?? false;
  }

  /** How loud somebody was since the last look, from 0 to 1. */
  async loudness(visit: string): Promise<number> {
    return (await this.#peers.get(visit)?.loudness()) ?? 0;
  }

  /** Whether somebody has been tried for long, in vain. */
  isLost(visit: string): boolean {
    return (this.#peers.get(visit)?.failures ?? 0) > 1;
  }

  /** How loud I was since the last look, as the others are sent it; all there is where a browser does not say. */
  async ownLoudness(): Promise<number> {
    const [first] = this.#peers.values();
    return (await first?.ownLoudness()) ?? 1;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const peer of this.#peers.values()) peer.close();
    this.#peers.clear();
  }
}

/** One other browser. Of the two the one with the smaller number calls; the other can ask it to. */
class Peer {
  failures = 0;
  #connection: RTCPeerConnection | null = null;
  #audio: HTMLAudioElement | null = null;
  #call = "";
  #wellAt = 0; // when it last was as it should be, or was begun
  #ways: string[] = []; // that have been found and not been sent
  #early: string[] = []; // of the other, before its description came
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #described = false;
  #steps: Promise<void> = Promise.resolve();
  #heard = new Loudness();
  #said = new Loudness();
  #closed = false;
  readonly #calls: boolean;

  constructor(
    readonly mesh: Mesh,
    readonly visit: string,
  ) {
    this.#calls = mesh.visit < visit;
    this.#wellAt = Date.now();
    if (this.#calls) this.#then(() => this.#offer());
  }

  hear(call: string, signal: Signal): void {
    this.#then(() => this.#take(call, signal));
  }

  look(eager = false): void {
    const state = this.#connection?.connectionState;
    if (state === "connected") {
      this.failures = 0;
      this.#wellAt = Date.now();
      return;
    }
    const given = state === "disconnected" ? INTERRUPTED_MS : Math.min(LONGEST_MS, PATIENCE_MS * 1.5 ** this.failures);
    if (!eager && state !== "failed" && Date.now() - this.#wellAt < given) return;
    // What has failed outright is not tried every second for ever.
    if (!eager && state === "failed" && Date.now() - this.#wellAt < 1000 * 2 ** Math.min(this.failures, 4)) return;
    this.failures += 1;
    this.#wellAt = Date.now();
    if (this.#calls) this.#then(() => this.#offer());
    else this.#post({ kind: "again" });
  }

  get isConnected(): boolean {
    return this.#connection?.connectionState === "connected";
  }

  async loudness(): Promise<number | null> {
    const receiver = this.isConnected ? this.#connection?.getReceivers()[0] : null;
    return receiver ? this.#heard.since(await receiver.getStats(), "inbound-rtp") : null;
  }

  async ownLoudness(): Promise<number | null> {
    const sender = this.#connection?.getSenders()[0];
    return sender?.track ? this.#said.since(await sender.getStats(), "media-source") : null;
  }

  sound(): void {
    void this.#audio?.play().catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  #then(step: () => Promise<void>): void {
    // One after the other; what fails is tried anew by `look`.
    this.#steps = this.#steps.then(async () => {
      if (!this.#closed) await step().catch(() => undefined);
    });
  }

  #post(signal: Signal): void {
    this.mesh.post(this.visit, this.#call || fresh(), signal).catch(() => undefined);
  }

  async #offer(): Promise<void> {
    const connection = this.#begin(fresh());
    if (!this.mesh.track) connection.addTransceiver("audio", { direction: "recvonly" });
    await connection.setLocalDescription();
    if (connection !== this.#connection) return;
    this.#post({ kind: "offer", sdp: connection.localDescription?.sdp ?? "" });
    this.#sendWays();
  }

  async #take(call: string, signal: Signal): Promise<void> {
    switch (signal.kind) {
      case "again":
        if (this.#calls && this.#connection?.connectionState !== "connecting") await this.#offer();
        return;
      case "offer": {
        const connection = this.#begin(call);
        await connection.setRemoteDescription({ type: "offer", sdp: signal.sdp });
        await connection.setLocalDescription();
        if (connection !== this.#connection) return;
        this.#post({ kind: "answer", sdp: connection.localDescription?.sdp ?? "" });
        this.#sendWays();
        return;
      }
      case "answer":
        if (call !== this.#call || this.#connection?.signalingState !== "have-local-offer") return;
        await this.#connection.setRemoteDescription({ type: "answer", sdp: signal.sdp });
        for (const candidate of this.#early.splice(0)) await this.#add(candidate);
        return;
      case "paths":
        if (call !== this.#call) return;
        if (!this.#connection?.remoteDescription) this.#early.push(...signal.candidates);
        else for (const candidate of signal.candidates) await this.#add(candidate);
    }
  }

  async #add(candidate: string): Promise<void> {
    // There is one stream, so the first line of the description is meant; a way that cannot be gone is left out.
    await this.#connection?.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => undefined);
  }

  #begin(call: string): RTCPeerConnection {
    this.#end();
    this.#call = call;
    this.#heard = new Loudness();
    this.#said = new Loudness();
    this.#wellAt = Date.now();
    const iceServers = this.mesh.relays.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username !== null && credential !== null ? { username, credential } : {}),
    }));
    const connection = new RTCPeerConnection({ iceServers });
    this.#connection = connection;
    if (this.mesh.track) connection.addTrack(this.mesh.track, new MediaStream([this.mesh.track]));
    connection.onicecandidate = ({ candidate }) => {
      if (connection !== this.#connection || !candidate?.candidate) return;
      this.#ways.push(candidate.candidate);
      this.#gathering ??= setTimeout(() => {
        this.#gathering = undefined;
        this.#sendWays();
      }, GATHER_MS);
    };
    connection.ontrack = ({ track }) => {
      const audio = new Audio();
      audio.srcObject = new MediaStream([track]);
      this.#audio = audio;
      audio.play().catch((problem: DOMException) => {
        if (problem.name === "NotAllowedError") this.mesh.onsilenced();
      });
    };
    return connection;
  }

  #sendWays(): void {
    if (this.#connection?.localDescription) this.#described = true;
    if (!this.#described) return;
    while (this.#ways.length) this.#post({ kind: "paths", candidates: this.#ways.splice(0, AT_ONCE) });
  }

  #end(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#ways = [];
    this.#early = [];
    this.#described = false;
    this.#connection?.close();
    this.#connection = null;
    if (this.#audio) this.#audio.srcObject = null;
    this.#audio = null;
  }
}

type Sound = { type: string; totalAudioEnergy?: number; totalSamplesDuration?: number };

/** Of a sound that goes on: how loud it was between two looks. A level of this very moment would miss whole words. */
class Loudness {
  #energy = 0;
  #seconds = 0;

  since(stats: RTCStatsReport, kind: string): number | null {
    const sound = [...stats.values()].find((each: Sound) => each.type === kind) as Sound | undefined;
    if (sound?.totalAudioEnergy === undefined || sound.totalSamplesDuration === undefined) return null;
    const energy = sound.totalAudioEnergy - this.#energy;
    const seconds = sound.totalSamplesDuration - this.#seconds;
    this.#energy = sound.totalAudioEnergy;
    this.#seconds = sound.totalSamplesDuration;
    return seconds > 0 ? Math.sqrt(Math.max(0, energy) / seconds) : 0;
  }
}
