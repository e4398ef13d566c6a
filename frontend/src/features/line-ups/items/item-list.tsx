import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ITEMS_MAX, type ItemDraft, type ItemErrors, newItem } from '../model/item-draft.ts';
import { KIND_ORDER } from '../model/kinds.ts';
import { ItemRow } from './item-row.tsx';

interface ItemListProps {
  items: ItemDraft[];
  /** By place. */
  errors: readonly (ItemErrors | undefined)[];
  onChange: (items: ItemDraft[]) => void;
  /** Key of the one whose fields are shown. */
  open: string | null;
  onOpen: (key: string | null) => void;
}

/** Products in their order, one of which can be open. */
export function ItemList({ items, errors, onChange, open, onOpen }: ItemListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const replace = (changed: ItemDraft) => onChange(items.map((item) => (item.key === changed.key ? changed : item)));
  function add() {
    const item = newItem(nextKind(items), crypto.randomUUID());
    onChange([...items, item]);
    onOpen(item.key);
  }
  function remove(key: string) {
    onChange(items.filter((item) => item.key !== key));
    addButton.current?.focus();
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.length > 0 && (
        <ol className="grid grid-cols-1">
          {items.map((item, at) => (
            <ItemRow
              key={item.key}
              item={item}
              errors={errors[at] ?? {}}
              isOpen={item.key === open}
              onOpen={(isOpen) => onOpen(isOpen ? item.key : null)}
              onChange={replace}
              onRemove={() => remove(item.key)}
              onMoveUp={at > 0 ? () => onChange(swapped(items, at)) : undefined}
            />
          ))}
        </ol>
      )}
      {items.length < ITEMS_MAX && (
        <Button ref={addButton} className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          Add a product
        </Button>
      )}
    </div>
  );
}

/** The first that is not there yet. */
function nextKind(items: readonly ItemDraft[]) {
  return KIND_ORDER.find((kind) => items.every((item) => item.kind !== kind)) ?? 'hoodie';
}

/** With the one at this place before the one that it follows. */
function swapped(items: readonly ItemDraft[], at: number): ItemDraft[] {
  return items.flatMap((item, place) => {
    if (place === at - 1) return items.slice(at, at + 1);
    return place === at ? items.slice(at - 1, at) : [item];
  });
}
