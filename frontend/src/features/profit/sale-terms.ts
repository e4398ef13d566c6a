import type { OffsiteAds } from '../../api/model/offsiteAds.ts';
import type { SellerCountry } from '../../api/model/sellerCountry.ts';
import type { ShippingMethod } from '../../api/model/shippingMethod.ts';

/** The assumptions of a profit calculation. */
export interface SaleTerms {
  country: SellerCountry;
  /** Country of the buyer. */
  shipTo: string;
  offsiteAds: OffsiteAds;
  shippingMethod: ShippingMethod;
  /** Percent; absent: the average there. */
  salesTax?: number | undefined;
  /** Percent. */
  targetMargin: number;
  /** Cents. */
  shippingCharged: number;
}

export const DEFAULT_SALE_TERMS: SaleTerms = {
  country: 'US',
  shipTo: 'US',
  offsiteAds: 'none',
  shippingMethod: 'standard',
  targetMargin: 30,
  shippingCharged: 0,
};
