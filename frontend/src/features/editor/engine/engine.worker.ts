import { type EngineTasks, engineTasks } from './engine-tasks.ts';

export interface EngineCall {
  task: keyof EngineTasks;
  args: unknown[];
}

export type EngineAnswer = { result: unknown } | { error: string };

/** One call at a time: the page sends the next one when this one is answered. */
addEventListener('message', async ({ data: { task, args } }: MessageEvent<EngineCall>) => {
  try {
    const run = engineTasks[task] as (...args: unknown[]) => Promise<unknown>;
    const result = await run(...args);
    postMessage({ result } satisfies EngineAnswer, { transfer: bitmapsIn(result) });
  } catch (error) {
    postMessage({ error: String(error) } satisfies EngineAnswer);
  }
});

function bitmapsIn(result: unknown): ImageBitmap[] {
  if (result instanceof ImageBitmap) return [result];
  return typeof result === 'object' && result !== null
    ? Object.values(result).filter((value) => value instanceof ImageBitmap)
    : [];
}
