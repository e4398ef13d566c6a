import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Read by compilers, debuggers and people. */
const NEVER_LOADED = ['**/*.map', '**/*.d.ts', '**/*.d.mts', '**/*.d.cts', '**/*.tsbuildinfo', '**/*.md'];
const LICENSES = /^(?:licen[cs]e|copying|notice)/i;

/** Prisma brings a query compiler for each database, in two sizes: the generated client loads one of them. */
const OTHER_DATABASES = '@prisma/client/runtime/query_compiler_*';
const OUR_DATABASE = /^query_compiler_fast_bg\.postgresql\./;

/**
 * Leaves below `root` what the workspace loads in production. npm also installs what a package only may be used with
 * (optional peers, such as Prisma's command line and TypeScript) where the lock file has it for development.
 */
export function prunePackages(root: string, workspace: string): void {
  const needed = packagesOf(root, workspace);
  for (const folder of installedIn(root, workspace)) {
    if (!needed.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
  const packages = join(root, 'node_modules');
  rmSync(join(packages, '.bin'), { recursive: true, force: true });
  remove(packages, NEVER_LOADED, LICENSES);
  remove(packages, [OTHER_DATABASES], OUR_DATABASE);
}

function packagesOf(root: string, workspace: string): Set<string> {
  const needed = new Set<string>();
  const waiting = [join(root, workspace)];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    for (const name of dependenciesOf(folder)) {
      const found = findPackage(root, folder, name);
      if (!found || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return needed;
}

function dependenciesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const isOptional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional;
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !isOptional(name));
  return [...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), ...peers];
}

/** As Node does: in the nearest node_modules, up to the root. Null where it is for another system. */
function findPackage(root: string, from: string, name: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return null;
}

function installedIn(root: string, workspace: string): string[] {
  const manifests = ['node_modules', join(workspace, 'node_modules')].flatMap((folder) =>
    globSync(`${folder}/**/package.json`, { cwd: root }),
  );
  return manifests.map((file) => join(root, dirname(file))).filter(isPackage);
}

/** Packages have manifests inside them too, which name a kind of module and no package. */
function isPackage(folder: string): boolean {
  const parent = dirname(folder);
  return /node_modules(?:[/\\]@[^/\\]+)?$/.test(parent);
}

function remove(folder: string, patterns: string[], except: RegExp): void {
  for (const file of globSync(patterns, { cwd: folder })) {
    if (!except.test(basename(file))) rmSync(join(folder, file), { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [workspace = ''] = process.argv.slice(2);
  prunePackages(process.cwd(), workspace);
}
