import { useMemo } from 'react';
import type { BatchSchedule } from '../../../api/model/batchSchedule.ts';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import {
  MOST_A_DAY,
  type PublishErrors,
  timeZones,
  toggleWeekday,
  WEEKDAYS,
  withPerDay,
  withTime,
} from './schedule.ts';

interface ScheduleFieldsProps {
  schedule: BatchSchedule;
  onChange: (schedule: BatchSchedule) => void;
  errors: PublishErrors;
}

export function ScheduleFields({ schedule, onChange, errors }: ScheduleFieldsProps) {
  const zones = useMemo(() => timeZones(schedule.timeZone), [schedule.timeZone]);
  return (
    <div className="grid min-w-0 gap-5 py-3">
      <Field label="Designs a day" error={errors.perDay} className="max-w-40">
        {(control) => (
          <Select
            {...control}
            value={schedule.perDay}
            onChange={({ target }) => onChange(withPerDay(schedule, Number(target.value)))}
          >
            {Array.from({ length: MOST_A_DAY }, (_, index) => (
              <option key={String(index + 1)} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Weekdays schedule={schedule} onChange={onChange} error={errors.weekdays} />
      <Times schedule={schedule} onChange={onChange} error={errors.times} />
      <Field label="Time zone" hint="Daylight saving time is taken into account." error={errors.timeZone}>
        {(control) => (
          <Select
            {...control}
            value={schedule.timeZone}
            onChange={({ target }) => onChange({ ...schedule, timeZone: target.value })}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

type PartProps = Omit<ScheduleFieldsProps, 'errors'> & { error: string | undefined };

function Weekdays({ schedule, onChange, error }: PartProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">On these days</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map(({ day, name, short }) => (
          <label key={day} className="relative">
            <input
              type="checkbox"
              aria-label={name}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={schedule.weekdays.includes(day)}
              onChange={() => onChange(toggleWeekday(schedule, day))}
            />
            <span className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-input px-2.5 peer-checked:border-foreground peer-checked:bg-foreground peer-checked:font-semibold peer-checked:text-background peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2">
              {short}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function Times({ schedule, onChange, error }: PartProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">At these times</legend>
      <div className="flex flex-wrap gap-2">
        {schedule.times.map((time, place) => (
          <Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a time that is edited stays the same input
            key={place}
            type="time"
            aria-label={`Time ${place + 1}`}
            aria-invalid={Boolean(error)}
            className="w-34"
            value={time}
            onChange={({ target }) => onChange(withTime(schedule, place, target.value))}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
