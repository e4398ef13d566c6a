/** The random end of the id: with a variant's id behind it a SKU stays within Etsy's 32 characters. */
export function referenceOf(generationId: string): string {
  return `ink${generationId.replaceAll('-', '').slice(-13)}`;
}
