import { ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { cn } from '../../../lib/cn.ts';
import { blueprintName } from '../../printify/index.ts';
import { type ItemDraft, type ItemErrors, itemErrors, priceWords } from '../model/item-draft.ts';
import { kindHeading } from '../model/kinds.ts';
import { ItemFields } from './item-fields.tsx';
import { ProductThumb } from './product-thumb.tsx';

interface ItemRowProps {
  item: ItemDraft;
  errors: ItemErrors;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (item: ItemDraft) => void;
  onRemove: () => void;
  onMoveUp: (() => void) | undefined;
}

export function ItemRow({ item, errors, isOpen, onOpen, onChange, onRemove, onMoveUp }: ItemRowProps) {
  const name = nameOf(item);
  const opener = useRef<HTMLButtonElement>(null);
  const [error] = Object.values(errors);
  const isNew = useRef(isOpen && !item.blueprint);
  useEffect(() => {
    if (isNew.current) opener.current?.focus();
  }, []);
  return (
    <li className={cn('grid grid-cols-1 gap-4 border-t py-3 first:border-t-0', isOpen && 'pb-7')}>
      <div className="flex items-center gap-2">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md text-left hover:bg-muted"
          onClick={() => onOpen(!isOpen)}
        >
          <ProductThumb kind={item.kind} imageUrl={item.blueprint?.imageUrl ?? null} />
          <span className="grid min-w-0 flex-1">
            <span className="font-semibold">{name}</span>
            <span className="text-muted-foreground text-sm">{summaryOf(item)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-5 shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
        {onMoveUp && (
          <Button variant="quiet" size="icon" aria-label={`Move up: ${name}`} onClick={onMoveUp}>
            <ArrowUp aria-hidden="true" />
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={`Remove: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {error && !isOpen && <FieldError>{error}</FieldError>}
      {isOpen && <ItemFields item={item} errors={errors} onChange={onChange} />}
    </li>
  );
}

function nameOf({ kind, blueprint }: ItemDraft): string {
  return blueprint ? `${kindHeading(kind)}: ${blueprintName(blueprint)}` : kindHeading(kind);
}

const COLORS_NAMED = 3;

/** "Monster Digital, Black, White and 4 more, $44.99" */
function summaryOf(item: ItemDraft): string {
  if (Object.keys(itemErrors(item)).length > 0) return 'Not complete yet';
  const { provider, place, colors } = item;
  const more = colors.length > COLORS_NAMED ? ` and ${colors.length - COLORS_NAMED} more` : '';
  const named = `${colors.slice(0, COLORS_NAMED).join(', ')}${more}`;
  return [provider?.title, named, place === 'back' && 'on the back', priceWords(item)].filter(Boolean).join(' · ');
}
