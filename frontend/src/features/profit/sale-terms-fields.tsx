import { OffsiteAds } from '../../api/model/offsiteAds.ts';
import { SellerCountry } from '../../api/model/sellerCountry.ts';
import { ShippingMethod } from '../../api/model/shippingMethod.ts';
import { Field } from '../../components/ui/form/field.tsx';
import { Select } from '../../components/ui/form/input.tsx';
import type { SaleTerms } from './sale-terms.ts';

const COUNTRY_NAMES: Record<SellerCountry, string> = {
  US: 'United States',
  GB: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  IT: 'Italy',
  ES: 'Spain',
  NL: 'Netherlands',
  IE: 'Ireland',
  HU: 'Hungary',
  TR: 'Türkiye',
  IN: 'India',
  VN: 'Vietnam',
  EU: 'Another euro country',
};

/** Where most buyers are; Printify's prices for the rest of the world are those for New Zealand. */
const BUYER_COUNTRIES: Record<string, string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  NZ: 'New Zealand',
};

const METHOD_NAMES: Record<ShippingMethod, string> = {
  standard: 'Standard shipping',
  economy: 'Economy shipping',
};

const ADS_NAMES: Record<OffsiteAds, string> = {
  none: 'Not from an Etsy ad',
  small: 'Offsite ad, 15%',
  large: 'Offsite ad, 12%',
};

const MARGINS = [10, 20, 30, 40, 50];
const SHIPPING_PRICES = [0, 299, 399, 499, 599, 799];
const SALES_TAXES = [0, 5, 6, 7, 8, 9, 10];

interface SaleTermsFieldsProps {
  terms: SaleTerms;
  onChange: (terms: SaleTerms) => void;
}

export function SaleTermsFields({ terms, onChange }: SaleTermsFieldsProps) {
  const set = (change: Partial<SaleTerms>) => onChange({ ...terms, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Your country">
        {(control) => (
          <Select
            {...control}
            value={terms.country}
            onChange={({ target }) => set({ country: target.value as SellerCountry })}
          >
            {Object.values(SellerCountry).map((country) => (
              <option key={country} value={country}>
                {COUNTRY_NAMES[country]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Buyer’s country">
        {(control) => (
          <Select {...control} value={terms.shipTo} onChange={({ target }) => set({ shipTo: target.value })}>
            {Object.entries(BUYER_COUNTRIES).map(([country, name]) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Traffic source">
        {(control) => (
          <Select
            {...control}
            value={terms.offsiteAds}
            onChange={({ target }) => set({ offsiteAds: target.value as OffsiteAds })}
          >
            {Object.values(OffsiteAds).map((ads) => (
              <option key={ads} value={ads}>
                {ADS_NAMES[ads]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Shipping charged to buyer">
        {(control) => (
          <Select
            {...control}
            value={terms.shippingCharged}
            onChange={({ target }) => set({ shippingCharged: Number(target.value) })}
          >
            {SHIPPING_PRICES.map((cents) => (
              <option key={cents} value={cents}>
                {cents === 0 ? 'Free shipping' : `$${(cents / 100).toFixed(2)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Shipping method">
        {(control) => (
          <Select
            {...control}
            value={terms.shippingMethod}
            onChange={({ target }) => set({ shippingMethod: target.value as ShippingMethod })}
          >
            {Object.values(ShippingMethod).map((method) => (
              <option key={method} value={method}>
                {METHOD_NAMES[method]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Buyer’s sales tax">
        {(control) => (
          <Select
            {...control}
            value={terms.salesTax ?? ''}
            onChange={({ target }) => set({ salesTax: target.value === '' ? undefined : Number(target.value) })}
          >
            <option value="">Local average</option>
            {SALES_TAXES.map((percent) => (
              <option key={percent} value={percent}>
                {percent}%
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Target margin">
        {(control) => (
          <Select
            {...control}
            value={terms.targetMargin}
            onChange={({ target }) => set({ targetMargin: Number(target.value) })}
          >
            {MARGINS.map((margin) => (
              <option key={margin} value={margin}>
                {margin}%
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
