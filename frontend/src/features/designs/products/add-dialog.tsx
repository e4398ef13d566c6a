import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/client/http.ts';
import { useListLineUps } from '../../../api/generated/line-ups/line-ups.ts';
import { useAddDesignProducts } from '../../../api/generated/products/products.ts';
import type { DesignProducts } from '../../../api/model/designProducts.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { ItemList } from '../../line-ups/index.ts';
import { errorsByItem, type ItemDraft, itemErrors, newItem, toItemBody } from '../../line-ups/model/index.ts';
import { isOn, missingItems } from '../model/added-products.ts';
import { LineUpPicker } from './line-up-picker.tsx';
import { useStoreProducts } from './use-design-products.ts';

interface AddDialogProps {
  designId: string;
  /** What it is on already. */
  known: DesignProducts;
  onClose: () => void;
}

export default function AddDialog(props: AddDialogProps) {
  const query = useListLineUps();
  return (
    <Dialog title="Put it on more products" description="Choose a line-up, or single products." onClose={props.onClose}>
      {query.isPending && <Spinner label="Loading…" className="p-7" />}
      {query.isLoadingError && (
        <div className="p-7">
          <LoadError error={query.error} onRetry={query.refetch} />
        </div>
      )}
      {query.data && <AddForm {...props} lineUps={query.data.lineUps} />}
    </Dialog>
  );
}

function AddForm({ designId, known, lineUps, onClose }: AddDialogProps & { lineUps: LineUpView[] }) {
  const add = useAddForm({ designId, known, lineUps, onClose });
  const { count, error, isPending } = add;
  const credits = count * known.creditsEach;
  return (
    <form noValidate className="grid gap-6 p-5 sm:p-7" onSubmit={add.submit}>
      {lineUps.length > 0 && <RadioGroup label="What" options={WAYS} value={add.way} onChange={add.setWay} />}
      {add.way === 'line-up' ? (
        <LineUpPicker lineUps={lineUps} chosen={add.lineUpId} known={known.products} onChoose={add.setLineUpId} />
      ) : (
        <ItemList items={add.items} errors={add.errors} onChange={add.setItems} open={add.open} onOpen={add.setOpen} />
      )}
      {error && <AddError error={error} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-5">
        <Button type="submit" variant="ink" disabled={isPending || count === 0}>
          {isPending ? 'Sending…' : count > 0 ? `Put it on ${pluralize(count, 'product')}` : 'Put it on these'}
        </Button>
        <p className="text-muted-foreground text-sm">
          {credits > 0
            ? `Costs ${pluralize(credits, 'credit')}, which you get back for what can’t be made.`
            : 'No new drawing, and no credit.'}
        </p>
      </div>
    </form>
  );
}

type Way = 'line-up' | 'single';

const WAYS = [
  { value: 'line-up', name: 'A line-up' },
  { value: 'single', name: 'Single products' },
] as const;

function useAddForm({ designId, known, lineUps, onClose }: AddDialogProps & { lineUps: LineUpView[] }) {
  const [way, setWay] = useState<Way>(lineUps.length > 0 ? 'line-up' : 'single');
  const [lineUpId, setLineUpId] = useState((lineUps.find(({ isDefault }) => isDefault) ?? lineUps[0])?.id ?? '');
  const [items, setItems] = useState<ItemDraft[]>(() => [newItem('hoodie', crypto.randomUUID())]);
  const [open, setOpen] = useState<string | null>(items[0]?.key ?? null);
  const [isSent, setSent] = useState(false);
  const store = useStoreProducts(designId);
  const { mutate, isPending, error } = useAddDesignProducts({
    mutation: {
      onSuccess: (products) => {
        store(products);
        toast({ title: 'Products on their way', description: 'Watch them take shape under Products.' });
        onClose();
      },
    },
  });
  const lineUp = lineUps.find(({ id }) => id === lineUpId);
  const incomplete = items.find((item) => Object.keys(itemErrors(item)).length > 0);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (way === 'line-up') return mutate({ id: designId, data: { lineUpId } });
    setSent(true);
    if (incomplete) setOpen(incomplete.key);
    else mutate({ id: designId, data: { items: items.map(toItemBody) } });
  }
  return {
    ...{ way, setWay, lineUpId, setLineUpId, items, setItems, open, setOpen, submit, isPending, error },
    count:
      way === 'line-up'
        ? missingItems(lineUp, known.products).length
        : items.filter((item) => !isOn(item, known.products)).length,
    errors: isSent ? items.map((item, at) => ({ ...errorsByItem(error?.fields ?? {})[at], ...itemErrors(item) })) : [],
  };
}

function AddError({ error }: { error: ApiError }) {
  return (
    <FieldError>
      {error.detail ?? error.message}{' '}
      {error.requiresSetup && (
        <Link to="/settings/printify" className="underline">
          Connect Printify
        </Link>
      )}
    </FieldError>
  );
}
