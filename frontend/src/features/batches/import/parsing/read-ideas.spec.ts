import { describe, expect, it } from '@jest/globals';
import { readIdeas, readPasted } from './read-ideas.ts';

const noSheet = () => Promise.reject(new Error('no workbook'));
const read = (bytes: Uint8Array) => readIdeas(bytes, noSheet);
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (text: string, bigEndian = false) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return bigEndian ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }),
  );
const CAFE = 'idea,title\nCafé cat,Für Elise\n';

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', utf8(CAFE)],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${CAFE}`)],
    ['UTF-16 LE with a byte order mark', bytesOf(`\uFEFF${CAFE}`)],
    ['UTF-16 BE with a byte order mark', bytesOf(`\uFEFF${CAFE}`, true)],
    ['UTF-16 LE without one', bytesOf(CAFE)],
    ['UTF-16 BE without one', bytesOf(CAFE, true)],
    ['Windows-1252', Uint8Array.from([...CAFE].map((sign) => sign.charCodeAt(0)))],
  ])('%s is read', async (_name, bytes) => {
    expect((await read(bytes)).rows).toEqual([{ idea: 'Café cat', title: 'Für Elise' }]);
  });

  it.each([
    ['windows-1251', [0xeb, 0xe8, 0xf1, 0xe0], 'лиса'],
    ['windows-1250', [0x9e, 0x61, 0x62, 0x61], 'žaba'],
    ['shift_jis', [0x83, 0x4c, 0x83, 0x63, 0x83, 0x6c], 'キツネ'],
  ])(
    '%s is read where the seller says so, and until then its letters are said to be guessed',
    async (encoding, bytes, idea) => {
      const file = Uint8Array.from([0x69, 0x64, 0x65, 0x61, 0x0a, ...bytes]);
      expect((await readIdeas(file, noSheet)).isGuessed).toBe(true);
      expect(await readIdeas(file, noSheet, encoding)).toMatchObject({ rows: [{ idea }], isGuessed: false });
    },
  );

  it('Windows-1252 has signs that Latin 1 has not', async () => {
    const bytes = Uint8Array.from([...utf8('idea,title\nA cat,'), 0x93, 0x41, 0x94, 0x80]);
    expect((await read(bytes)).rows).toEqual([{ idea: 'A cat', title: '“A”€' }]);
  });
});

describe('the separator of a file', () => {
  it.each([',', ';', '\t', '|'])('%j is found by the names of the columns', (separator) => {
    const text = `${['Idea', 'Shirt colors', 'Title'].join(separator)}\nA cat${separator}Black${separator}Cat`;
    expect(readPasted(text).rows).toEqual([{ idea: 'A cat', colors: ['Black'], title: 'Cat' }]);
  });

  it('is the one that Excel names', () => {
    expect(readPasted('sep=|\nidea|style\nA cat, a hat|retro').rows).toEqual([
      { idea: 'A cat, a hat', style: 'retro' },
    ]);
  });

  it('is none in a list of ideas with commas', () => {
    expect(readPasted('A cat, a hat\nA dog; no hat\n\n  A bird  ').rows).toEqual([
      { idea: 'A cat, a hat' },
      { idea: 'A dog; no hat' },
      { idea: 'A bird' },
    ]);
  });

  it('is none below the name of one column', () => {
    expect(readPasted('Ideas\nA cat, a hat\nA dog').rows).toEqual([{ idea: 'A cat, a hat' }, { idea: 'A dog' }]);
  });
});

describe('cells', () => {
  it.each(['Line-up', 'line up', 'Further products'])('of a line-up are read under %s', (header) => {
    expect(readPasted(`idea,${header}\nA cat,Mugs\nA dog,`).rows).toEqual([
      { idea: 'A cat', lineUp: 'Mugs' },
      { idea: 'A dog' },
    ]);
  });

  it('in quotes may have separators, quotes and lines', () => {
    expect(readPasted('idea,title\n"A ""big"" cat,\nand a hat",Cat').rows).toEqual([
      { idea: 'A "big" cat,\nand a hat', title: 'Cat' },
    ]);
  });

  it('of colors are names with ; or , between them', () => {
    expect(readPasted('idea;colors\nA;Black\nB;"Black; Navy"\nC;"White, Heather Grey"').rows).toEqual([
      { idea: 'A', colors: ['Black'] },
      { idea: 'B', colors: ['Black', 'Navy'] },
      { idea: 'C', colors: ['White', 'Heather Grey'] },
    ]);
  });

  it('that are empty are absent, and empty rows too', () => {
    expect(readPasted('idea,style,publish date\nA,,\n,,\n,retro,2030-12-01\r\n').rows).toEqual([
      { idea: 'A' },
      { idea: '', style: 'retro', publishAt: '2030-12-01' },
    ]);
  });
});

describe('names of columns', () => {
  it('are found whatever their case and signs, and others are reported', () => {
    const { rows, ignored } = readPasted('No.;Design Description;SHIRT_COLORS;Publish-Date\n1;A cat;Navy;2030-12-01');
    expect(rows).toEqual([{ idea: 'A cat', colors: ['Navy'], publishAt: '2030-12-01' }]);
    expect(ignored).toEqual(['No.']);
  });

  it('may be missing: then the first column has the ideas', () => {
    expect(readPasted('A cat\tx\nA dog\ty').rows).toEqual([{ idea: 'A cat' }, { idea: 'A dog' }]);
  });
});

describe('a file', () => {
  it('with a workbook is read by its first sheet, dates as the sheet shows them', async () => {
    const sheet = [
      ['Idea', 'Publish date', 'Title'],
      ['A cat', new Date('2030-12-01T00:00:00Z'), 12],
      ['A dog', new Date('2030-12-01T09:30:00Z'), null],
    ];
    const { rows } = await readIdeas(Uint8Array.from([0x50, 0x4b, 3, 4, 0]), () => Promise.resolve(sheet));
    expect(rows).toEqual([
      { idea: 'A cat', publishAt: '2030-12-01', title: '12' },
      { idea: 'A dog', publishAt: '2030-12-01 09:30' },
    ]);
  });

  it.each([
    ['a broken workbook', Uint8Array.from([0x50, 0x4b, 3, 4]), 'This file could not be read'],
    ['an old Excel file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'Save it as XLSX or CSV'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff]), 'Choose a CSV or an XLSX file'],
    ['an empty file', new Uint8Array(), 'No ideas were found'],
    ['names without rows', utf8('idea,title\n'), 'No ideas were found'],
  ])('that is %s is refused in words', async (_name, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('of 1,000 rows is read within a second', async () => {
    const lines = Array.from(
      { length: 1_000 },
      (_, n) => `"Idea ${n}, with a ""quote""";Black, Navy;retro;press;Title ${n}`,
    );
    const bytes = utf8(['idea;colors;style;engine;title', ...lines].join('\r\n'));
    const before = performance.now();
    const { rows } = await read(bytes);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(rows).toHaveLength(1_000);
    expect(rows.at(-1)).toEqual({
      idea: 'Idea 999, with a "quote"',
      colors: ['Black', 'Navy'],
      style: 'retro',
      engine: 'press',
      title: 'Title 999',
    });
  });
});
