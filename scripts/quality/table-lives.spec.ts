import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../common/command.mjs';

const schema = readFileSync(join(ROOT, 'prisma/schema.prisma'), 'utf8');
const decision = readFileSync(join(ROOT, 'docs/decisions/0028-what-grows-has-an-end.md'), 'utf8');

/** The first column of the table; `*` stands for the rest of a name. */
const named = [...decision.matchAll(/^\| ([a-z_*, ]+?)(?: that are not confirmed)? \|/gm)].flatMap(([, names = '']) =>
  names.split(', '),
);
const tables = [...schema.matchAll(/^model \w+ \{$.*?@@map\("(\w+)"\)/gms)].map(([, table = '']) => table);

it('every table has a life that is written down, and no other table has', () => {
  const isNamed = (table: string) =>
    named.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : name === table));
  expect(tables.filter((table) => !isNamed(table))).toEqual([]);
  const exact = new Set(named.filter((name) => name.includes('_') && !name.endsWith('*')));
  expect([...exact].filter((name) => !tables.includes(name))).toEqual([]);
});
