import { describe, expect, it } from '@jest/globals';
import { type ListingLine, listingCsv } from './listing-csv.ts';

const line: ListingLine = {
  id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b',
  title: 'Night Bird Tee',
  description: 'Soft, warm.\n"Owls" at night.',
  tags: ['owl', 'forest gift'],
  idea: 'An owl',
  style: 'Vintage',
  engine: 'ai',
  colors: ['Black', 'Navy'],
  publishStatus: 'published',
  listingUrl: null,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  etsy: { category: 'Clothing > T-shirts', attributes: [{ name: 'Holiday', value: 'Christmas' }] },
  files: ['print-files/a.png', 'vectors/a.svg'],
};

describe('the listing as CSV', () => {
  it('has a line of names and one for each design', () => {
    expect(listingCsv([line])).toBe(
      '\uFEFFid,title,description,tags,idea,style,engine,colors,publish_status,listing_url,created_at,etsy_category,etsy_attributes,files\r\n' +
        '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b,Night Bird Tee,"Soft, warm.\n""Owls"" at night.","owl, forest gift",' +
        'An owl,Vintage,ai,"Black, Navy",published,,2026-11-20T12:00:00.000Z,Clothing > T-shirts,Holiday: Christmas,"print-files/a.png, vectors/a.svg"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes no formula of %j', (title) => {
    expect(listingCsv([{ ...line, title }])).toMatch(/4b,"?'/);
  });

  it('is the line of names where there is no design', () => {
    expect(listingCsv([]).split('\r\n')).toHaveLength(2);
  });
});
