import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { wordsOfRow } from '../model/states.ts';
import { RowPicture } from '../parts/row-picture.tsx';
import { RowProducts } from '../parts/row-products.tsx';
import { StateName } from '../parts/state-name.tsx';
import { zoneName } from '../publishing/schedule.ts';
import { type Entry, isMovable, type Place } from './plan.ts';

interface EntryDialogProps {
  entry: Entry;
  zone: string;
  onMove: (place: Place) => void;
  onClose: () => void;
}

/** What an entry is, and any other day and time for it. */
export function EntryDialog({ entry, zone, onMove, onClose }: EntryDialogProps) {
  const { row } = entry;
  return (
    <Dialog title={row.input.idea} description="A planned design" narrow onClose={onClose}>
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start gap-4">
          <RowPicture row={row} className="size-28 shrink-0 p-2" />
          <div className="grid justify-items-start gap-2">
            <StateName {...wordsOfRow(row.state)} />
            {row.design?.message && <p className="text-sm">{row.design.message}</p>}
            <RowProducts row={row} />
            {row.design && (
              <Link to={`/library/${row.design.id}`} className="font-semibold text-sm underline underline-offset-4">
                Open design
              </Link>
            )}
            {row.design?.externalUrl && (
              <a
                href={row.design.externalUrl}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-sm underline underline-offset-4"
              >
                Open listing
              </a>
            )}
          </div>
        </div>
        {isMovable(row) && <MoveForm entry={entry} zone={zone} onMove={onMove} />}
      </div>
    </Dialog>
  );
}

function MoveForm({ entry, zone, onMove }: Omit<EntryDialogProps, 'onClose'>) {
  const [day, setDay] = useState(entry.day);
  const [time, setTime] = useState(entry.time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove({ day, time });
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field label="Day">
        {(control) => (
          <Input {...control} type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
      <Field label={`Time (${zoneName(zone)})`}>
        {(control) => (
          <Input {...control} type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="ink">
        Move
      </Button>
    </form>
  );
}
