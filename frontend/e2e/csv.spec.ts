import { expect, test } from '@playwright/test';
import { readCatalog } from '../src/features/admin/catalog/read-catalog-csv.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

test('CSV is read however it is cut into pieces', async () => {
  const csv =
    '\uFEFF blueprint_id , blueprint_title,print_provider_id,cost,title,is_available\r\n\r\n' +
    '12,"Tee, ""soft""\nand long",29,1078,Black / S,true\r\n\n' +
    'x,,,,"",false\n' +
    '5,Mug';
  const rest = { print_provider_name: '', variant_id: 0, color: '', size: '', sku: '' };
  for (let size = 1; size <= csv.length; size += 1) {
    expect(await readCatalog(pieces(csv, size))).toEqual([
      {
        ...rest,
        blueprint_id: 12,
        blueprint_title: 'Tee, "soft"\nand long',
        print_provider_id: 29,
        cost: 1078,
        title: 'Black / S',
        is_available: true,
      },
      {
        ...rest,
        blueprint_id: 0,
        blueprint_title: '',
        print_provider_id: 0,
        cost: null,
        title: '',
        is_available: false,
      },
      {
        ...rest,
        blueprint_id: 5,
        blueprint_title: 'Mug',
        print_provider_id: 0,
        cost: null,
        title: '',
        is_available: false,
      },
    ]);
  }
});
