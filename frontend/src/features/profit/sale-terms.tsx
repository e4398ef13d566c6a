import { OffsiteAds } from '../../api/model/offsiteAds.ts';
import { SellerCountry } from '../../api/model/sellerCountry.ts';
import { Field } from '../../components/ui/form/field.tsx';
import { Select } from '../../components/ui/form/input.tsx';

/** The assumptions of a profit calculation. */
export interface SaleTerms {
  country: SellerCountry;
  offsiteAds: OffsiteAds;
  /** Percent. */
  targetMargin: number;
  /** Cents. */
  shippingCharged: number;
}

export const DEFAULT_SALE_TERMS: SaleTerms = {
  country: 'US',
  offsiteAds: 'none',
  targetMargin: 30,
  shippingCharged: 0,
};

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
  EU: 'Another euro country',
};

const ADS_NAMES: Record<OffsiteAds, string> = {
  none: 'Not through an ad',
  small: 'Offsite ad, 15 %',
  large: 'Offsite ad, 12 %',
};

const MARGINS = [10, 20, 30, 40, 50];
const SHIPPING_PRICES = [0, 299, 399, 499, 599, 799];

interface SaleTermsFieldsProps {
  terms: SaleTerms;
  onChange: (terms: SaleTerms) => void;
}

export function SaleTermsFields({ terms, onChange }: SaleTermsFieldsProps) {
  const set = (change: Partial<SaleTerms>) => onChange({ ...terms, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Your bank is in">
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
      <Field label="The buyer came">
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
      <Field label="The buyer pays for shipping">
        {(control) => (
          <Select
            {...control}
            value={terms.shippingCharged}
            onChange={({ target }) => set({ shippingCharged: Number(target.value) })}
          >
            {SHIPPING_PRICES.map((cents) => (
              <option key={cents} value={cents}>
                {cents === 0 ? 'Nothing, it is free' : `$${(cents / 100).toFixed(2)}`}
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
                {margin} %
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
