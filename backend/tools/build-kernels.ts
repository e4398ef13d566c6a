import { mkdir, readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';

/**
 * Compiles the enlargement's kernels (*.as, AssemblyScript) into generated/kernels.ts, as base64, so that source,
 * build and tests load them alike. Run with `node backend/tools/build-kernels.ts`; `--check` compares instead of
 * writing and fails on a difference.
 */

const here = new URL('../src/print/enlarge/wasm/', import.meta.url);
const target = new URL('generated/kernels.ts', here);

async function compile(name: string): Promise<string> {
  const { error, stdout, stderr, binary } = await compileBinary(name);
  if (error || !binary) throw new Error(`${name}.as does not compile: ${stderr}${stdout}`, { cause: error });
  return Buffer.from(binary).toString('base64');
}

async function compileBinary(name: string) {
  let binary: Uint8Array | undefined;
  const flags = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert', '--importMemory'];
  const { error, stdout, stderr } = await asc.main([`${name}.ts`, ...flags, '--outFile', `${name}.wasm`], {
    // The compiler insists on .ts, which our own type checker would then read too.
    readFile: (file) => readFile(new URL(file.replace(/\.ts$/, '.as'), here), 'utf8').catch(() => null),
    writeFile: (file, contents) => {
      if (file.endsWith('.wasm') && typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
  });
  return { error, stdout: stdout.toString(), stderr: stderr.toString(), binary };
}

const wasm = await compile('enlarge');
const source = `/** The compiled kernels of ../enlarge.as; written by ../build.ts. */\nexport const ENLARGE_WASM =\n  '${wasm}';\n`;
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== source)
    throw new Error('generated/kernels.ts differs: run backend/tools/build-kernels.ts');
} else {
  await mkdir(new URL('generated/', here), { recursive: true });
  await writeFile(target, source);
}
