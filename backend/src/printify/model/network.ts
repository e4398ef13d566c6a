/** Who takes products by Printify's API, each under an address of its own and with a catalog of its own. */
export const printNetworks = ['printify', 'printful'] as const;
export type PrintNetwork = (typeof printNetworks)[number];

export const networkNames: Record<PrintNetwork, string> = { printify: 'Printify', printful: 'Printful' };

/** Where products go: one of the seller's connections, null for the first, and one of its shops, null for the selected one. */
export interface ShopRef {
  connectionId: string | null;
  shopId: number | null;
}

export const usualShop: ShopRef = { connectionId: null, shopId: null };

/** Sentences about the API name Printify; of another network they name that one. */
export function inWordsOf(network: PrintNetwork, sentence: string): string {
  return sentence.replaceAll(networkNames.printify, networkNames[network]);
}
