import type { ProductKind } from '../../../api/model/productKind.ts';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { BlueprintPicker, ProviderPicker } from '../../printify/index.ts';
import { type ItemDraft, type ItemErrors, newItem } from '../model/item-draft.ts';
import { KIND_ORDER, kindHeading } from '../model/kinds.ts';
import { PriceRule } from './price-rule.tsx';
import { VariantFields } from './variant-fields.tsx';

export interface ItemFieldsProps {
  item: ItemDraft;
  errors: ItemErrors;
  onChange: (item: ItemDraft) => void;
}

/** What is chosen first narrows what comes after it: kind, product, print provider, colors and sizes, price. */
export function ItemFields({ item, errors, onChange }: ItemFieldsProps) {
  const { key, kind, blueprint, provider } = item;
  const change = (changes: Partial<ItemDraft>) => onChange({ ...item, ...changes });
  const chooseKind = (next: ProductKind) => onChange({ ...newItem(next, key), rule: item.rule, margin: item.margin });
  return (
    <div className="grid grid-cols-1 gap-6">
      <KindChoice value={kind} onChange={chooseKind} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <BlueprintPicker
          key={kind}
          kind={kind}
          label={kindHeading(kind)}
          chosen={blueprint}
          error={errors.blueprintId}
          onChoose={(next) =>
            next.id !== blueprint?.id && change({ blueprint: next, provider: null, colors: [], sizes: null })
          }
        />
        {blueprint && (
          <ProviderPicker
            blueprintId={blueprint.id}
            chosen={provider?.id ?? null}
            error={errors.printProviderId}
            onChoose={({ id, title }) => change({ provider: { id, title } })}
          />
        )}
      </div>
      {blueprint && provider && <VariantFields item={item} errors={errors} onChange={onChange} />}
      {blueprint && provider && <PriceRule item={item} errors={errors} onChange={change} />}
    </div>
  );
}

interface KindChoiceProps {
  value: ProductKind;
  onChange: (kind: ProductKind) => void;
}

function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        Kind
      </span>
      <RadioGroup
        label="Kind"
        options={KIND_ORDER.map((kind) => ({ value: kind, name: `${kindHeading(kind)}s` }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
