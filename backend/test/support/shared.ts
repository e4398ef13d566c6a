import type { ScratchServer } from '../../../scripts/postgres/scratch-server.ts';

/** What the set-up of a run hands to its teardown. They share a process, but may not share a module. */
export const shared = globalThis as unknown as { server?: ScratchServer; directory?: string };

/** Names the file with openapi.yaml and auth-openapi.yaml as JSON: YAML is parsed once, and not by each suite. */
export const contractFileVariable = 'TEST_CONTRACT_FILE';
