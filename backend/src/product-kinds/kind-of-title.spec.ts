import { expect, it } from '@jest/globals';
import { isAllOver, kindOfTitle, printedColors } from './kind-of-title.ts';

it.each([
  ['Unisex Jersey Short Sleeve Tee', 't_shirt'],
  ['Unisex Heavy Cotton Tee', 't_shirt'],
  ['Kids Heavy Cotton™ Tee', 'kids_t_shirt'],
  ['Youth Short Sleeve Tee', 'kids_t_shirt'],
  ['Unisex Heavy Blend™ Hooded Sweatshirt', 'hoodie'],
  ['Unisex Heavy Blend™ Crewneck Sweatshirt', 'sweatshirt'],
  ['Cotton Canvas Tote Bag', 'tote'],
  ['Mug 11oz', 'mug'],
  ['Accent Coffee Mug (11, 15oz)', 'mug'],
  ['Matte Vertical Posters', 'poster'],
  ['Tote Bag (AOP)', null],
  ['Unisex Zip Hoodie', null],
  ['T-Shirt Dress', null],
  ['Enamel Camping Mug', null],
  ['Kiss-Cut Stickers', null],
  ['Infant Baby Rib Bodysuit', null],
])('reads %s as %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind);
});

it('tells what is printed all over', () => {
  expect(isAllOver('Unisex Pullover Hoodie (AOP)')).toBe(true);
  expect(isAllOver('All-Over Print Tote')).toBe(true);
  expect(isAllOver('Overall Tee')).toBe(false);
});

it('prints on the white body of an accent mug, whatever its handle is', () => {
  expect(printedColors('mug', 'Accent Coffee Mug (11, 15oz)', ['Black'])).toEqual(['White']);
  expect(printedColors('mug', 'Black Mug 11oz', ['Black'])).toEqual(['Black']);
  expect(printedColors('hoodie', 'Accent Hoodie', ['Black'])).toEqual(['Black']);
});
