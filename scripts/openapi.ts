import { writeContract } from './contract.ts';

await writeContract();
console.log('Wrote openapi.yaml and frontend/src/api/generated');
