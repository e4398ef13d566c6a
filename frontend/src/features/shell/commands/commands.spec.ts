import { describe, expect, it } from '@jest/globals';
import { commandsFor, findCommands } from './commands.ts';

const namesOf = (search: string, isAdmin = false) => findCommands(commandsFor(isAdmin), search).map(({ name }) => name);

describe('the search for a command', () => {
  it('finds it by the beginnings of its words, in any order', () => {
    expect(namesOf('temp gpt')).toEqual(['GPT Listing Templates']);
  });

  it('finds it by a word that means the same', () => {
    expect(namesOf('takedown')).toEqual(['DMCA / Copyright Policy']);
  });

  it('finds nothing by the middle of a word', () => {
    expect(namesOf('board')).toEqual([]);
  });

  it('offers the screens of administrators to them alone', () => {
    expect(namesOf('audit')).toEqual([]);
    expect(namesOf('audit', true)).toEqual(['Admin: audit log']);
  });
});

it('no two commands have the same name or keys', () => {
  const all = commandsFor(true);
  const keys = all.flatMap((command) => command.keys ?? []);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(keys).size).toBe(keys.length);
});
