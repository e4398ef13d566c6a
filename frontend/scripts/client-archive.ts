import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'packages/client');
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** Writes the typed client as npm installs it from an address: what `npm pack` makes, without npm. */
export async function writeClientArchive(file: string): Promise<void> {
  const compiled = await mkdtemp(join(tmpdir(), 'inkloom-client-'));
  try {
    await promisify(execFile)(process.execPath, [COMPILER, '-p', CLIENT, '--outDir', compiled]);
    const code = (await readdir(compiled, { recursive: true })).filter((name) => /\.(?:js|d\.ts)$/.test(name)).sort();
    const entries = [
      ...['package.json', 'README.md'].map((name) => ({ name, path: join(CLIENT, name) })),
      ...code.map((name) => ({ name: `dist/${name}`, path: join(compiled, name) })),
    ];
    const parts = await Promise.all(entries.map(async ({ name, path }) => entryOf(name, await readFile(path))));
    await writeFile(file, await promisify(gzip)(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])));
  } finally {
    await rm(compiled, { recursive: true });
  }
}

/** Bytes of a header, and what contents are filled up to. */
const BLOCK = 512;

/** A file of a tar archive, as POSIX has it (ustar). npm wants all of them below `package/`. */
function entryOf(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(`package/${name}`, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, content, padding]);
}
