import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

describe('the compiled kernels', () => {
  it('are compiled from their source', async () => {
    const build = fileURLToPath(new URL('../../../../tools/build-kernels.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [build, '--check']);
    expect(stdout).toBe('');
  });
});
