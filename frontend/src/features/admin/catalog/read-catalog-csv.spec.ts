import { describe, expect, it } from '@jest/globals';
import type { CatalogRow } from './catalog-row.ts';
import { readCatalogCsv } from './read-catalog-csv.ts';

const EMPTY: CatalogRow = {
  blueprint_id: 0,
  blueprint_title: '',
  print_provider_id: 0,
  print_provider_name: '',
  variant_id: 0,
  title: '',
  color: '',
  size: '',
  sku: '',
  cost: null,
  is_available: false,
};

async function* inPieces(text: string, size = text.length): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const titlesIn = async (text: string) => (await readCatalogCsv(inPieces(text))).map(({ title }) => title);

describe('the reader of the catalog CSV', () => {
  it('gives the same rows for every size of the pieces', async () => {
    const csv =
      '\uFEFF blueprint_id , blueprint_title,print_provider_id,cost,title,is_available\r\n\r\n' +
      '12,"Tee, ""soft""\nand long",29,1078,Black / S,true\r\n\n' +
      'x,,,,"",false\n' +
      '5,Mug';
    for (let size = 1; size <= csv.length; size += 1) {
      expect(await readCatalogCsv(inPieces(csv, size))).toEqual([
        {
          ...EMPTY,
          blueprint_id: 12,
          blueprint_title: 'Tee, "soft"\nand long',
          print_provider_id: 29,
          cost: 1078,
          title: 'Black / S',
          is_available: true,
        },
        EMPTY,
        { ...EMPTY, blueprint_id: 5, blueprint_title: 'Mug' },
      ]);
    }
  });

  it.each([
    ['no text', '', []],
    ['a header alone', 'title,color', []],
    ['a header and empty lines', 'title,color\r\n\r\n,\n', []],
    ['lines that end in LF', 'title\na\nb\n', ['a', 'b']],
    ['lines that end in CR LF', 'title\r\na\r\nb\r\n', ['a', 'b']],
    ['a last line without an end', 'title\na\nb', ['a', 'b']],
    ['a byte order mark', '\uFEFFtitle\na', ['a']],
    ['a quoted name of a column', '"title"\na', ['a']],
    ['a quoted comma', 'title\n"a,b"', ['a,b']],
    ['quoted line ends', 'title\r\n"a\r\nb\nc"\r\nd', ['a\r\nb\nc', 'd']],
    ['doubled quotes', 'title\n"a ""b"""', ['a "b"']],
    ['a quote within a field', 'title\na "b" c', ['a "b" c']],
    ['text after a closing quote', 'title,color\n"a"b,red\nc,red', ['a"b,red\nc,red']],
    ['a quote that is never closed', 'title\na\n"b\nc', ['a', 'b\nc']],
    ['missing columns', 'color\nred', ['']],
    ['an unknown column', 'weight,title\n1,a', ['a']],
    ['columns in another order', 'color,title\nred,a', ['a']],
    ['a record that is too short', 'color,title\nred', ['']],
    ['a record that is too long', 'title\na,b,c', ['a']],
  ])('reads %s', async (_name, csv, titles) => {
    expect(await titlesIn(csv)).toEqual(titles);
  });

  it.each([
    ['1078', 1078],
    ['0', 0],
    ['', null],
    ['none', 0],
  ])('reads the cost "%s" as %s', async (cost, expected) => {
    const [row] = await readCatalogCsv(inPieces(`title,cost\na,${cost}`));
    expect(row?.cost).toBe(expected);
  });

  it('refuses a text that is no CSV instead of holding all of it', async () => {
    await expect(readCatalogCsv(inPieces(`title\n"${'a'.repeat(3_000_000)}`, 65_536))).rejects.toThrow('no CSV');
  });

  it('keeps up with many rows in small pieces', async () => {
    const csv = `title,color\n${'"Tee, soft",Navy\n'.repeat(20_000)}`;
    expect(await readCatalogCsv(inPieces(csv, 1_000))).toHaveLength(20_000);
  });
});
