import { describe, expect, it } from '@jest/globals';
import { cutText } from './cut-text.ts';
import { readIdeas, readPasted } from './read-ideas.ts';
import { saySheet, sheetNames } from './sheets.ts';

const noSheet = () => Promise.reject(new Error('no workbook'));
const read = (text: string) => readIdeas(new TextEncoder().encode(text), noSheet);
const ideasOf = ({ rows }: { rows: { idea: string }[] }) => rows.map(({ idea }) => idea);

describe('a quotation mark', () => {
  const rows = Array.from({ length: 200 }, (_, n) => `Idea ${n + 2};Black`);
  const NOTE = 'Line 5 begins with a quotation mark that is never closed. We read it as part of the idea.';

  it.each([
    ['idea;colors\n', '"A fox;Black', '"A fox'],
    ['sep=;\nidea;colors\n', '"A fox;Black', '"A fox'],
  ])('that is never closed is named, and the rows behind it are read', async (head, line, idea) => {
    const place = 5 - head.split('\n').length;
    const { rows: found, notes } = await read(head + rows.with(place, line).join('\r\n'));
    expect(found).toHaveLength(200);
    expect(found[place]).toEqual({ idea, colors: ['Black'] });
    expect(notes).toEqual([NOTE]);
  });

  it('does not close one of a line before it', async () => {
    const { rows: found, notes } = await read(
      'idea,title\nA bear,Bear\nA cat,Cat\nA dog,Dog\n"A fox,Fox\n"Slow" and "fast",Slow\n"A ""big"" whale,\nand a hat",Whale\n24" screen,"TV',
    );
    expect(found.slice(3)).toEqual([
      { idea: '"A fox', title: 'Fox' },
      { idea: '"Slow" and "fast"', title: 'Slow' },
      { idea: 'A "big" whale,\nand a hat', title: 'Whale' },
      { idea: '24" screen', title: '"TV' },
    ]);
    expect(notes).toEqual([NOTE, 'Line 9 has a quotation mark that is never closed. We read it as part of its cell.']);
  });

  it('that takes in several rows until another one is said', async () => {
    const { notes } = await read('idea;colors\n"A fox;Black\nA cat;White\nA screen of 24";Red');
    expect(notes).toEqual(['The cell “A fox;Black” has 3 lines. If these are rows, a quotation mark is missing.']);
  });

  it('in many lines is read in a moment, and said in a few words', async () => {
    const lines = Array.from({ length: 1_000 }, (_, n) => `"Idea ${n} ${'of a fox '.repeat(100)};Black`);
    const before = performance.now();
    const { rows: found, notes } = await read(`idea;colors\n${lines.join('\n')}`);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(found).toHaveLength(1_000);
    expect(notes).toHaveLength(4);
    expect(notes[3]).toBe('997 more lines have such a quotation mark.');
  });
});

describe('lines that were pasted', () => {
  it.each(['Retro sunset; Slow Mornings\nChess knight; Checkmate', 'A fox|Black\nA cat|White', 'A fox,Black,press'])(
    '%j are ideas as they stand',
    (text) =>
      expect(readPasted(text)).toEqual({ rows: text.split('\n').map((idea) => ({ idea })), ignored: [], notes: [] }),
  );

  it.each([
    ['Ideas\n"Slow Mornings"', '"Slow Mornings"'],
    ['Ideas\n"A ""big"" cat"', 'A "big" cat'],
    ['A fox\ud83e\0', 'A fox\ufffd'],
  ])('%j have an idea that the server takes', (text, idea) => expect(ideasOf(readPasted(text))).toEqual([idea]));

  it('from a spreadsheet are cells', () => {
    const { rows, ignored } = readPasted('A fox\tBlack; Navy\tmine\nA cat\tWhite\t');
    expect(rows).toEqual([
      { idea: 'A fox', colors: ['Black', 'Navy'] },
      { idea: 'A cat', colors: ['White'] },
    ]);
    expect(ignored).toEqual(['3 (mine)']);
  });

  it('may have a tab here and there, or a number', () => {
    expect(ideasOf(readPasted('Idea 1, a fox\nIdea 2, a cat'))).toEqual(['Idea 1, a fox', 'Idea 2, a cat']);
    expect(ideasOf(readPasted('A fox\tand a lamp\nA cat'))).toEqual(['A fox\tand a lamp', 'A cat']);
  });
});

describe('a file without names of columns', () => {
  it.each([
    ['A fox;Black\nA whale;White', [{ colors: ['Black'] }, { colors: ['White'] }]],
    ['A fox, big,Black,press\nA whale, small,White,ai', [{}, {}]],
    ['A fox reading,Heather Grey,press', [{ colors: ['Heather Grey'], engine: 'press' }]],
    ['1|A fox|retro|2030-12-01\n2|A whale||', [{ style: 'retro', publishAt: '2030-12-01' }, {}]],
  ])('%j has them by their cells', async (text, cells) => {
    const { rows, notes } = await read(text);
    expect(rows).toEqual(cells.map((others) => ({ idea: expect.stringMatching(/^A (?:fox|whale)/), ...others })));
    if (Object.keys(cells[0] ?? {}).length > 0) expect(notes[0]).toContain('no column names that we know');
  });

  it('whose names we do not know says what was read and what was not', async () => {
    const { rows, ignored, notes } = await read(
      'Idee;Farben;Titel\nEin Fuchs;Black;Fuchs\nEin Wal;Navy;Wal\nEin Bär;Red;Bär',
    );
    expect(rows[0]).toEqual({ idea: 'Ein Fuchs', colors: ['Black'] });
    expect(rows).toHaveLength(3);
    expect(ignored).toEqual(['3 (Fuchs, Wal, …)']);
    expect(notes).toEqual([
      'The first line has no column names that we know. We read column 1 as idea and column 2 as colors.',
      'We skipped the first line: Idee, Farben, Titel.',
      'To have every column read, name the columns in the first line: idea, style, colors, engine, product, line-up, title, and publish date.',
    ]);
  });

  it('is a list of ideas where signs are those of sentences', async () => {
    expect(ideasOf(await read('A fox; a lamp\nA cat; a hat'))).toEqual(['A fox; a lamp', 'A cat; a hat']);
    expect(ideasOf(await read('"Slow Mornings"\n"A cat", he says'))).toEqual(['"Slow Mornings"', '"A cat", he says']);
    expect(ideasOf(await read('A fox\n"Retro, ""Slow"""'))).toEqual(['A fox', 'Retro, "Slow"']);
  });
});

describe('names of columns', () => {
  it('are found below a title', async () => {
    const { rows, notes } = await read('Ideas for autumn;;\n\nidea;colors;title\nA fox;Black;Fox');
    expect(rows).toEqual([{ idea: 'A fox', colors: ['Black'], title: 'Fox' }]);
    expect(notes).toEqual(['We skipped what is above the names of the columns: Ideas for autumn.']);
  });

  it('that are missing for a cell are said', async () => {
    expect((await read('idea,colors\nA cat, a hat,Black')).ignored).toEqual(['3 (Black)']);
  });
});

describe('a cell that is too long', () => {
  it('is cut off and named', async () => {
    const { rows, notes } = await read(`idea,title\nA fox,${'t'.repeat(501)}\n${'i'.repeat(5_001)},Whale`);
    expect(rows.map(({ idea, title }) => [idea.length, title?.length])).toEqual([
      [5, 500],
      [5_000, 5],
    ]);
    expect(notes).toEqual([
      'Row 1: the title has 501 characters; the most is 500. The rest was cut off.',
      'Row 2: the idea has 5,001 characters; the most is 5,000. The rest was cut off.',
    ]);
  });

  it.each(['🦊', '👩‍🚀', 'é'.normalize('NFD')])('is cut before %s, not within it', (sign) => {
    expect(cutText(`A fox ${sign} reads`, 7)).toBe('A fox ');
    expect(cutText(`A fox ${sign}`, 20)).toBe(`A fox ${sign}`);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['%PDF-1.7\n%âãÏÓ\n1 0 obj', 'This is a PDF. Save your ideas as CSV or XLSX, and choose that file.'],
    ['\n<!DOCTYPE html><html><body>A fox</body></html>', 'This is a web page'],
    ['<?xml version="1.0"?><ideas/>', 'This is an XML file'],
    ['{\\rtf1\\ansi A fox}', 'This is a document (RTF)'],
    ['[{"idea": "A fox"}]', 'This is a JSON file'],
    ['{"idea": "A fox"}\n{"idea": "A cat"}', 'This is a JSON file'],
  ])('%j is refused in words', async (text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });

  it('is not one whose ideas begin with brackets', async () => {
    expect(ideasOf(await read('[Retro] sunset\n<3 a heart'))).toEqual(['[Retro] sunset', '<3 a heart']);
  });
});

it.each([
  ['Cyrillic', 'Лиса под лампой\nКит в чашке\n'],
  ['Japanese', 'ランプの下で読むキツネ\n　波と猫\n'],
  ['Chinese', '台灯下读书的狐狸\n茶杯里的鲸鱼'],
])('UTF-16 without a byte order mark is found in %s', async (_name, text) => {
  const little = new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
  const big = little.map((_, at) => little[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
  const ideas = text.trim().split(/\n\s*/);
  expect(await readIdeas(little, noSheet)).toMatchObject({ rows: ideas.map((idea) => ({ idea })), isGuessed: false });
  expect(ideasOf(await readIdeas(big, noSheet))).toEqual(ideas);
});

it('which of several sheets was read is said', () => {
  const names = sheetNames(
    '<x:sheets><x:sheet name="Ideas" sheetId="1"/><sheet r:id="a" name="Shirts &amp; mugs"/></x:sheets>',
  );
  expect(saySheet(names, 1)).toEqual(['We read the sheet “Ideas” and not “Shirts & mugs”.']);
  expect(saySheet(['Ideas'], 1)).toEqual([]);
});
