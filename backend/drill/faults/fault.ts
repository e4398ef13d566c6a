import type { Fleet } from '../fleet/fleet.ts';
import type { Load } from '../sellers/load.ts';
import type { Answer } from '../sellers/requests.ts';

export interface Options {
  /** How long a thing stays away. */
  outageMs: number;
  /** Of a rolling restart. */
  requests: number;
}

/** From when to when something was away. */
export interface Span {
  from: number;
  back: number;
}

export interface Scene {
  fleet: Fleet;
  load: Load;
  options: Options;
}

/** What happens while sellers work, and what they may notice of it. */
export interface Fault {
  /** For `--only`. */
  name: string;
  title: string;
  /** About how long it takes: the presses are spread over it. */
  lastsMs(options: Options): number;
  /** Resolves when what was away is back. */
  inject(scene: Scene): Promise<Span>;
  /** Of an answer that is not good: whether a seller may get it. */
  mayRefuse?(answer: Answer, span: Span): boolean;
  /** From the return to the last refusal. */
  recoveryMs?: number;
  /** What lists must show designs to wait for. */
  waitsFor?: RegExp;
  /** What is done before the designs' end is waited for. */
  settle?(scene: Scene): Promise<void>;
}

/** Runs the work and notes when it began and ended. */
export async function span(work: () => Promise<unknown>): Promise<Span> {
  const from = Date.now();
  await work();
  return { from, back: Date.now() };
}
