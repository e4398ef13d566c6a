import { OffsiteAds } from '../../api/model/offsiteAds.ts';
import { SellerCountry } from '../../api/model/sellerCountry.ts';
import { Field } from '../../components/ui/form/field.tsx';
import { Select } from '../../components/ui/form/input.tsx';

/** Under which conditions a sale is reckoned. */
export interface SaleTerms {
  country: SellerCountry;
  offsiteAds: OffsiteAds;
  /** Percent. */
  targetMargin: number;
  /** Cents. */
  shippingCharged: number;
}

export const usualTerms: SaleTerms = { country: 'US', offsiteAds: 'none', targetMargin: 30, shippingCharged: 0 };

const countryNames: Record<SellerCountry, string> = {
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

const adsNames: Record<OffsiteAds, string> = {
  none: 'Not through an ad',
  small: 'Offsite ad, 15 %',
  large: 'Offsite ad, 12 %',
};

const margins = [10, 20, 30, 40, 50];
const shippings = [0, 299, 399, 499, 599, 799];

interface TermsFieldsProps {
  terms: SaleTerms;
  onChange: (terms: SaleTerms) => void;
}

export function TermsFields({ terms, onChange }: TermsFieldsProps) {
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
                {countryNames[country]}
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
                {adsNames[ads]}
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
            {shippings.map((cents) => (
              <option key={cents} value={cents}>
                {cents === 0 ? 'Nothing, it is free' : `$${(cents / 100).toFixed(2)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Margin to aim at">
        {(control) => (
          <Select
            {...control}
            value={terms.targetMargin}
            onChange={({ target }) => set({ targetMargin: Number(target.value) })}
          >
            {margins.map((margin) => (
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
