/** What designs are printed on. Pure: catalog titles in, facts of a kind out. */
export { allOverReason, isAllOver, kindOfTitle, printedColors } from './kind-of-title.ts';
export { type ProductKind, type ProductKindFacts, productKindFacts, productKinds } from './product-kinds.ts';
