import { useEffect, useState } from 'react';
import { EngineClient } from './engine-client.ts';

/** Null until it is started. It ends with who uses it. */
export function useEngineClient(): EngineClient | null {
  const [engine, setEngine] = useState<EngineClient | null>(null);
  useEffect(() => {
    const client = new EngineClient();
    setEngine(client);
    return () => client.close();
  }, []);
  return engine;
}
