import { createContext, useContext, useEffect, useState } from 'react';
import { type EngineClient, SupersededError } from './engine-client.ts';
import type { EngineTasks } from './engine-tasks.ts';

export const EngineContext = createContext<EngineClient | null>(null);

function useEngine(): EngineClient {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('There is no design engine here');
  return engine;
}

/**
 * What the engine answers, once it has; undefined before, and the last answer while a new one is on its way.
 *
 * @param args compared by their content
 */
export function useEngineTask<T extends keyof EngineTasks>(
  task: T,
  args: Parameters<EngineTasks[T]>,
  isWanted = true,
): Awaited<ReturnType<EngineTasks[T]>> | undefined {
  const engine = useEngine();
  const [result, setResult] = useState<Awaited<ReturnType<EngineTasks[T]>>>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isWanted) return;
    let stop: () => void = () => undefined;
    let isCurrent = true;
    const askAgain = () => setAttempt((count) => count + 1);
    engine.run(task, JSON.parse(key)).then(
      (answer) => isCurrent && setResult(() => answer),
      // What can be chosen stays as it was; the design itself says that the engine failed, and starts it anew.
      (error: Error) => {
        if (!isCurrent) return;
        if (error instanceof SupersededError) askAgain();
        else stop = engine.onRestart(askAgain);
      },
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [engine, task, key, isWanted, attempt]);
  return result;
}

export { SupersededError, useEngine };
