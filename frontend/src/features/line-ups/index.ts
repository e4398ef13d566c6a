export { LineUpField } from './choice/line-up-field.tsx';
export { readLineUps, usePressCredits } from './choice/use-press-credits.ts';
export { ItemList } from './items/item-list.tsx';
export { ProductThumb } from './items/product-thumb.tsx';
