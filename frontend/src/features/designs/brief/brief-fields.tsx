import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { DesignMood } from '../../../api/model/designMood.ts';
import { DesignRelation } from '../../../api/model/designRelation.ts';
import { DesignScene } from '../../../api/model/designScene.ts';
import { PressInks } from '../../../api/model/pressInks.ts';
import { PressLayout } from '../../../api/model/pressLayout.ts';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { deedOf, pictureName, RELATIONS } from './brief-sentence.ts';

const LONGEST_LINE = 300;

export type PictureSearchType = ComponentType<{
  subject: string | undefined;
  onChoose: (name: string | undefined) => void;
}>;

interface BriefFieldsProps {
  value: SellerBrief;
  /** False where the style is chosen elsewhere. */
  hasStyle: boolean;
  PictureSearch: PictureSearchType;
  onChange: (value: SellerBrief) => void;
}

export function BriefFields({ value, hasStyle, PictureSearch, onChange }: BriefFieldsProps) {
  return (
    <div className="grid gap-4 pt-1 pb-2">
      <Lines value={value} onChange={onChange} />
      <Pictures value={value} onChange={onChange} PictureSearch={PictureSearch} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <Options label="Scene" open="None" options={DesignScene} of="scene" value={value} onChange={onChange} />
        <Options label="Mood" open="Any" options={DesignMood} of="mood" value={value} onChange={onChange} />
        {hasStyle && (
          <Options label="Style" open="Auto" options={PressStyle} of="style" value={value} onChange={onChange} />
        )}
        <Options label="Inks" open="Auto" options={PressInks} of="palette" value={value} onChange={onChange} />
        <Options label="Layout" open="Auto" options={PressLayout} of="layout" value={value} onChange={onChange} />
      </div>
    </div>
  );
}

type PartProps = Pick<BriefFieldsProps, 'value' | 'onChange'>;

function Lines({ value, onChange }: PartProps) {
  const [large = '', small = ''] = value.words;
  const change = (words: string[]) =>
    onChange({ ...value, words: words[1] ? words : words.slice(0, 1).filter(Boolean) });
  const line = { maxLength: LONGEST_LINE, autoComplete: 'off' };
  return (
    <>
      <Field label="Large words">
        {(control) => (
          <Input {...control} {...line} value={large} onChange={({ target }) => change([target.value, small])} />
        )}
      </Field>
      <Field label="Small words" hint="Below them: a place, a year, a second line.">
        {(control) => (
          <Input {...control} {...line} value={small} onChange={({ target }) => change([large, target.value])} />
        )}
      </Field>
    </>
  );
}

function Pictures({ value, onChange, PictureSearch }: PartProps & Pick<BriefFieldsProps, 'PictureSearch'>) {
  const [isSearching, setSearching] = useState(false);
  const { subject, companion, accents = [] } = value;
  function removeAccent(name: string) {
    const { accents: _, ...rest } = value;
    const others = accents.filter((accent) => accent !== name);
    onChange(others.length > 0 ? { ...rest, accents: others } : rest);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p>
          <span className="block font-semibold">Picture</span>
          <span className="block first-letter:uppercase">{subject ? pictureName(subject) : 'No picture'}</span>
        </p>
        <Button size="sm" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {isSearching ? 'Done' : 'Choose another'}
        </Button>
      </div>
      {companion && <Companion value={value} companion={companion} onChange={onChange} />}
      {accents.map((accent) => (
        <Shown key={accent} name={deedOf(accent) ?? pictureName(accent)} onRemove={() => removeAccent(accent)}>
          {deedOf(accent) ?? `With ${pictureName(accent)}, worn or small`}
        </Shown>
      ))}
      {isSearching && (
        <Suspense fallback={<Spinner label="Loading pictures…" />}>
          <div className="-mx-1 max-h-96 overflow-y-auto overscroll-contain p-1">
            <PictureSearch subject={subject} onChoose={(name) => onChange(withSubject(value, name))} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

/** A second picture has no one to be with where there is no first. */
function withSubject({ subject: _, companion, accents, ...rest }: SellerBrief, name: string | undefined): SellerBrief {
  return name ? { ...rest, subject: name, ...(companion && { companion }), ...(accents && { accents }) } : rest;
}

interface CompanionProps extends PartProps {
  companion: NonNullable<SellerBrief['companion']>;
}

interface ShownProps {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function Shown({ name, onRemove, children }: ShownProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <span className="first-letter:uppercase">{children}</span>
      <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

function Companion({ value, companion, onChange }: CompanionProps) {
  const name = pictureName(companion.motif);
  const deed = deedOf(companion.motif);
  function remove() {
    const { companion: _, accents: __, ...rest } = value;
    onChange(rest);
  }
  if (deed)
    return (
      <Shown name={deed} onRemove={remove}>
        {deed}
      </Shown>
    );
  return (
    <div className="flex items-end gap-2">
      <Field label={`What it does with ${name}`} className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            value={companion.relation}
            onChange={({ target }) =>
              onChange({ ...value, companion: { ...companion, relation: target.value as DesignRelation } })
            }
          >
            {Object.values(DesignRelation).map((relation) => (
              <option key={relation} value={relation}>
                {RELATIONS[relation]} {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={remove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

interface OptionsProps<Name extends keyof SellerBrief> extends PartProps {
  label: string;
  /** Where nothing is chosen. */
  open: string;
  options: Record<string, SellerBrief[Name] & string>;
  of: Name;
}

function Options<Name extends 'scene' | 'mood' | 'style' | 'palette' | 'layout'>(props: OptionsProps<Name>) {
  const { label, open, options, of, value, onChange } = props;
  function choose(name: string) {
    const { [of]: _, ...rest } = value;
    onChange((name ? { ...rest, [of]: name } : rest) as SellerBrief);
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value[of] ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{open}</option>
          {Object.values(options).map((name) => (
            <option key={name} value={name}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
