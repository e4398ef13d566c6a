import { Pencil } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { Link } from 'react-router';
import type { RowDesign } from '../../../api/model/rowDesign.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SelectBox } from '../../../components/ui/form/select-box.tsx';
import { cn } from '../../../lib/cn.ts';
import { dollars } from '../../../lib/format.ts';
import { useFocusAfter } from '../../../lib/hooks/use-focus-after.ts';
import { ProfitRange } from '../../profit/index.ts';
import { wordsOfRow } from '../model/states.ts';
import { RowPicture } from '../parts/row-picture.tsx';
import { StateName } from '../parts/state-name.tsx';
import { ListingForm } from './listing-form.tsx';
import { RowColors } from './row-colors.tsx';

export const LISTING_COLUMNS = 'lg:grid-cols-[2.75rem_4rem_minmax(12rem,2fr)_minmax(10rem,2fr)_9rem_5rem_8rem_8rem]';

interface ListingRowProps {
  batchId: string;
  row: RowView;
  isSelected: boolean;
  onSelect: (id: string, range: boolean) => void;
  isEditing: boolean;
  onEdit: (id: string | null) => void;
  /** Profits are asked for once the lines stand still. */
  isScrolling: boolean;
}

/** A line of the table; on a phone a card. */
export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { batchId, row, isSelected, onSelect, isEditing, onEdit, isScrolling } = props;
  const { id, design, position, input } = row;
  const pencil = useFocusAfter(isEditing);
  if (!design) return null;
  return (
    <div
      className={cn(
        'grid grid-cols-[2.75rem_4rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1.5 border-b py-2.5 text-sm *:min-w-0',
        LISTING_COLUMNS,
        isSelected && 'bg-muted',
      )}
    >
      <SelectBox label={`Select row ${position}`} checked={isSelected} onSelect={(range) => onSelect(id, range)} />
      <Link to={`/library/${design.id}`} aria-label={`Open the design of row ${position}: ${input.idea}`}>
        <RowPicture row={row} className="size-16" />
      </Link>
      {isEditing ? (
        <div className="max-lg:col-span-full lg:col-span-2">
          <ListingForm batchId={batchId} row={row} designId={design.id} onClose={() => onEdit(null)} />
        </div>
      ) : (
        <Texts design={design} position={position} pencil={pencil} onEdit={() => onEdit(id)} />
      )}
      <RowColors {...design} />
      <p className="figures max-lg:col-span-2">
        <span className="lg:sr-only">Price: </span>
        {dollars(design.price)}
      </p>
      <p className="figures">
        <span className="lg:sr-only">Profit: </span>
        <ProfitRange id={design.id} isPaused={isScrolling} />
      </p>
      <div className="max-lg:col-span-full">
        <StateName {...wordsOfRow(row.state)} />
      </div>
    </div>
  );
});

interface TextsProps {
  design: RowDesign;
  position: number;
  pencil: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

function Texts({ design, position, pencil, onEdit }: TextsProps) {
  return (
    <>
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 break-words font-semibold">{design.title ?? 'No title'}</p>
        <Button
          ref={pencil}
          size="icon"
          variant="quiet"
          aria-label={`Edit the listing of row ${position}`}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
      <p className="text-muted-foreground max-lg:col-span-full">
        <span className="lg:sr-only">Tags: </span>
        {design.tags.join(', ')}
      </p>
    </>
  );
}
