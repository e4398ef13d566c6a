import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../common/command.mjs';
import { findBreaks } from './breaks.ts';
import type { Contract, Operation } from './contract.ts';

const RELEASES = join(ROOT, 'docs/releases');

/**
 * Stores the contract as it is released: `node scripts/quality/compatibility/releases.ts`.
 *
 * @throws where this version was released before: what its clients rely on must stay to compare with
 */
export function storeRelease(contract: Contract, folder = RELEASES): string {
  const file = join(folder, `openapi-${contract.info.version}.yaml`);
  if (existsSync(file)) throw new Error(`${file} is stored already. Raise the version in \`contracts.ts\` first.`);
  writeFileSync(file, stringify(compact(contract), { aliasDuplicateObjects: false, lineWidth: 0 }));
  return file;
}

/** @throws where openapi.yaml breaks clients of the newest release */
export function checkCompatibility(): void {
  const breaks = findBreaks(readRelease(), read(join(ROOT, 'openapi.yaml')));
  if (breaks.length === 0) return;
  const advice = 'Add what is new beside what is there, and deprecate that first (docs/deprecation.md).';
  throw new Error(`These break clients of the release before:\n${breaks.join('\n')}\n${advice}`);
}

export function readRelease(): Contract {
  const files = readdirSync(RELEASES).sort(new Intl.Collator('en', { numeric: true }).compare);
  const newest = files.at(-1);
  if (!newest) throw new Error(`${RELEASES} has no contract of a release.`);
  return read(join(RELEASES, newest));
}

function read(file: string): Contract {
  return parse(readFileSync(file, 'utf8')) as Contract;
}

/** Without words for people, and without errors: each is a Problem. */
function compact({ info: { version }, paths, components: { schemas } }: Contract): object {
  const withoutErrors = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, successesOf(one)])),
  ]);
  return withoutWords({
    info: { version },
    paths: Object.fromEntries(withoutErrors),
    components: { schemas },
  }) as object;
}

function successesOf(operation: Operation): Operation {
  const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return { ...operation, responses: Object.fromEntries(responses) };
}

const words = new Set(['description', 'summary', 'tags', 'example', 'examples', 'title', 'default', 'headers']);

/** @param named the keys of this object are names of ours, and no words of OpenAPI */
function withoutWords(value: unknown, named = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => named || !words.has(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutWords(inner, key === 'properties' && !named)]));
}

if (import.meta.main) console.log(`Wrote ${storeRelease(read(join(ROOT, 'openapi.yaml')))}`);
