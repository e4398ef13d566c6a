import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCreateLineUp, useDeleteLineUp } from '../../../api/generated/line-ups/line-ups.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { ProductThumb } from '../items/product-thumb.tsx';
import { keyOf, toItemBody, toItemDraft } from '../model/item-draft.ts';
import { listKinds } from '../model/kinds.ts';
import { toShopBody } from '../model/line-up-fields.ts';
import { shopWords } from '../model/line-up-shop.ts';

export function LineUpRow({ lineUp }: { lineUp: LineUpView }) {
  const { id, name, isDefault, shop, items } = lineUp;
  const remove = useDelete(lineUp);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t py-4 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 gap-2">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span className="min-w-0 break-words">{name}</span>
          {isDefault && <Badge variant="secondary">Default</Badge>}
        </h3>
        <ul aria-hidden="true" className="flex flex-wrap gap-1.5">
          {items.map((item) => (
            <li key={keyOf(item)}>
              <ProductThumb kind={item.kind} imageUrl={item.imageUrl} />
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground text-sm first-letter:uppercase">{listKinds(items)}</p>
        {shop && (
          <p className={shop.isThere ? 'text-muted-foreground text-sm' : 'text-sm text-warning'}>
            {shop.isThere
              ? `In ${shopWords(shop)}`
              : `${shopWords(shop)}, isn’t connected any more. Choose another shop.`}
          </p>
        )}
      </div>
      <div className="-mx-3 flex gap-1">
        <Button asChild variant="quiet" size="sm">
          <Link to={{ search: `?edit=${id}` }} aria-label={`Edit ${name}`}>
            <Pencil aria-hidden="true" />
            Edit
          </Link>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Delete ${name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </li>
  );
}

/** Undo makes it again: nothing refers to a line-up but the press that chooses it. */
function useDelete({ name, isDefault, items, shop }: LineUpView) {
  const restore = useCreateLineUp({ mutation: { meta: { failure: 'Couldn’t bring it back' } } });
  const data = {
    name,
    isDefault,
    shop: toShopBody({ shop }),
    items: items.map((item) => toItemBody(toItemDraft(item))),
  };
  return useDeleteLineUp({
    mutation: {
      meta: { failure: 'Couldn’t delete' },
      onSuccess: () =>
        toast({
          title: 'Line-up deleted',
          description: 'Designs that were made with it stay as they are.',
          action: { label: 'Undo', onPress: () => restore.mutate({ data }) },
        }),
    },
  });
}
