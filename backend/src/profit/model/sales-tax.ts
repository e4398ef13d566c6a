/**
 * Basis points. Population-weighted average of state and local rates in the United States (Tax Foundation, 1 July 2025:
 * 7.52%). Etsy collects it from the buyer and takes its payment fee of the whole order, tax included.
 */
const americanAverage = 752;

/** What a buyer there pays on average; 0 where we have no figure. */
export function averageSalesTax(shipTo: string): number {
  return shipTo === 'US' ? americanAverage : 0;
}
