import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { PriceInput } from '../../profit/index.ts';
import { type ItemDraft, type ItemErrors, MARGIN_LIMITS } from '../model/item-draft.ts';

interface PriceRuleProps {
  item: ItemDraft;
  errors: ItemErrors;
  onChange: (changes: Partial<ItemDraft>) => void;
}

const RULES = [
  { value: 'price', name: 'A fixed price' },
  { value: 'margin', name: 'A target margin' },
] as const;

export function PriceRule({ item: { rule, price, margin }, errors, onChange }: PriceRuleProps) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-semibold">
          Price
        </span>
        <RadioGroup label="Price" options={RULES} value={rule} onChange={(next) => onChange({ rule: next })} />
      </div>
      {rule === 'price' ? (
        <Field label="Price (USD)" hint="For every size." error={errors.price ?? ''}>
          {(control) => (
            <PriceInput
              {...control}
              className="max-w-40"
              value={price}
              onChange={({ target }) => onChange({ price: target.value })}
            />
          )}
        </Field>
      ) : (
        <Field
          label="Margin (%)"
          hint="What is left of the buyer’s payment after fees, cost and shipping. Each size gets its own price."
          error={errors.margin ?? errors.price ?? ''}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              {...MARGIN_LIMITS}
              className="figures max-w-40"
              value={margin}
              onChange={({ target }) => onChange({ margin: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
