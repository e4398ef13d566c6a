import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { BUDGETS, ENTRY, filesOf, type Manifest } from './code-budgets.ts';

interface Group {
  /** The screens that cannot do without it, by their place in the list of budgets. */
  users: Set<number>;
  modules: Set<string>;
  /** The chunks it is made of, and those that they import. */
  files: Set<string>;
  imports: Set<string>;
  /** Characters, before they are minified. */
  size: number;
}

/** Characters that a screen may load and not need, to save a phone a request. */
const ACCEPTED_WASTE = 3_500;

/**
 * Which modules share a file. By itself the bundler makes one for each set of importers, and a screen would wait for a
 * hundred of them.
 *
 * @param chunks what the bundler makes by itself
 */
export function chunkGroups(chunks: Rolldown.OutputChunk[], root: string): Rolldown.CodeSplittingGroup[] {
  return mergeSmall(groupByUsers(chunks, root)).map(({ users, modules }) => ({
    name: `shared-${users.size}`,
    // A group takes what its modules import too, unless one with more users has it.
    priority: users.size,
    test: (id: string) => modules.has(id),
  }));
}

function groupByUsers(chunks: Rolldown.OutputChunk[], root: string): Group[] {
  const manifest = manifestOf(chunks, root);
  const screens = BUDGETS.map(({ modules }) => new Set(filesOf(manifest, modules)));
  const groups = new Map<string, Group>();
  for (const { fileName, facadeModuleId, moduleIds, imports, code } of chunks) {
    const users = new Set(screens.flatMap((files, screen) => (files.has(fileName) ? [screen] : [])));
    if (users.size === 0 || facadeModuleId) continue;
    const group = {
      users,
      modules: new Set(moduleIds),
      files: new Set([fileName]),
      imports: new Set(imports),
      size: code.length,
    };
    const same = groups.get([...users].join());
    groups.set([...users].join(), same ? merged(same, group) : group);
  }
  return [...groups.values()];
}

/** What every page begins with takes nothing in. */
const FIRST = BUDGETS.findIndex(({ modules }) => modules.every((module) => module === ENTRY));

function mergeSmall(groups: Group[]): Group[] {
  const groupOf = new Map(groups.flatMap((group) => [...group.files].map((file) => [file, group] as const)));
  const pairs = groups.flatMap((one, at) =>
    groups.slice(at + 1).map((other) => ({ one, other, waste: waste(one, other) })),
  );
  const best = pairs
    .filter(({ waste }) => waste <= ACCEPTED_WASTE)
    .toSorted((one, other) => one.waste - other.waste)
    .find(({ one, other }) => takesNothing(merged(one, other), groupOf));
  if (!best) return groups;
  const rest = groups.filter((group) => group !== best.one && group !== best.other);
  return mergeSmall([...rest, merged(best.one, best.other)]);
}

function merged(one: Group, other: Group): Group {
  return {
    users: new Set([...one.users, ...other.users]),
    modules: new Set([...one.modules, ...other.modules]),
    files: new Set([...one.files, ...other.files]),
    imports: new Set([...one.imports, ...other.imports]),
    size: one.size + other.size,
  };
}

/** Whether all that it imports has its users too: what it took from others, those would load it for. */
function takesNothing({ users, files, imports }: Group, groupOf: ReadonlyMap<string, Group>): boolean {
  return [...imports].every((file) => files.has(file) || isWithin(users, groupOf.get(file)?.users ?? users));
}

/** The most that a screen would load and not need, if two groups were one. */
function waste(one: Group, other: Group): number {
  if (one.users.has(FIRST) || other.users.has(FIRST)) return Number.POSITIVE_INFINITY;
  return Math.max(unneeded(one, other), unneeded(other, one));
}

/** Of a group, by the users of another. */
function unneeded({ users, size }: Group, other: Group): number {
  return isWithin(other.users, users) ? 0 : size;
}

function isWithin(users: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...users].every((user) => others.has(user));
}

function manifestOf(chunks: Rolldown.OutputChunk[], root: string): Manifest {
  const nameOf = ({ fileName, facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId ? relative(root, facadeModuleId) : fileName;
  const names = new Map(chunks.map((chunk) => [chunk.fileName, nameOf(chunk)]));
  const entries = chunks.map((chunk) => {
    const imports = chunk.imports.flatMap((file) => names.get(file) ?? []);
    return [nameOf(chunk), { file: chunk.fileName, imports }] as const;
  });
  return Object.fromEntries(entries);
}
