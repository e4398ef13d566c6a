export { type LineUpChoice, toLineUpField } from './chosen-line-up.ts';
export {
  errorsByItem,
  type ItemDraft,
  itemErrors,
  keyOf,
  newItem,
  toItemBody,
} from './item-draft.ts';
export { KIND_NAMES, kindHeading, listKinds } from './kinds.ts';
export { shopWords } from './line-up-shop.ts';
