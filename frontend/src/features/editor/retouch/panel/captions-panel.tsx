import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/form/field.tsx';
import { RadioGroup } from '../../../../components/ui/form/radio-group.tsx';
import { isDarkColor } from '../../../../lib/shirt-colors.ts';
import { Legend } from '../../panel/choice.tsx';
import { FacePicker } from '../../panel/face-picker.tsx';
import type { ShownCaption } from '../canvas/captions.tsx';
import { type Caption, hasRoomForWords, newCaption, withCaption, withoutCaption } from '../model/retouch.ts';
import type { RetouchPanelProps } from './retouch-panel-props.ts';

interface CaptionsPanelProps extends RetouchPanelProps {
  captions: readonly ShownCaption[];
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
}

const nameOf = (at: number) => `Words ${at + 1}`;

export function CaptionsPanel({ captions, selected, onSelect, ...props }: CaptionsPanelProps) {
  const { retouch, shirt, onChange } = props;
  const at = retouch.captions.findIndex((_, index) => nameOf(index) === selected);
  const caption = retouch.captions[at];
  function add() {
    const count = retouch.captions.length;
    const added = newCaption(count, isDarkColor(shirt?.hex ?? '#000000'));
    onChange({ ...retouch, captions: [...retouch.captions, added] }, 'words');
    onSelect(nameOf(count));
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        {retouch.captions.map(({ text }, index) => (
          <Button
            key={nameOf(index)}
            aria-pressed={index === at}
            className="max-w-full aria-pressed:border-foreground aria-pressed:bg-muted"
            onClick={() => onSelect(nameOf(index))}
          >
            <span className="truncate">{text.replaceAll('\n', ' ') || nameOf(index)}</span>
          </Button>
        ))}
        <Button variant="ink" disabled={!hasRoomForWords(retouch)} onClick={add}>
          <Plus aria-hidden="true" />
          Add words
        </Button>
      </div>
      {!caption && (
        <p className="text-muted-foreground">
          Words that we set are spelled exactly as you type them. Erase the model’s own with the brush.
        </p>
      )}
      {caption && (
        <CaptionFields
          key={at}
          caption={caption}
          fault={captions.find(({ layer }) => layer.name === selected)?.drawn.fault ?? undefined}
          onChange={(change, of) => onChange(withCaption(retouch, at, change), `${nameOf(at)} ${of}`)}
          onDelete={() => {
            onSelect(undefined);
            onChange(withoutCaption(retouch, at), 'delete words');
          }}
        />
      )}
    </div>
  );
}

interface CaptionFieldsProps {
  caption: Caption;
  fault: string | undefined;
  onChange: (change: Partial<Caption>, of: string) => void;
  onDelete: () => void;
}

const LONGEST = 300;
const SHAPES = [
  { value: 'none', name: 'Straight' },
  { value: 'arch', name: 'Arch' },
  { value: 'bulge', name: 'Bulge' },
  { value: 'flag', name: 'Flag' },
  { value: 'climb', name: 'Climb' },
] as const;
const EDGES = [
  { value: 'none', name: 'Plain' },
  { value: 'outline', name: 'Outline' },
  { value: 'shadow', name: 'Shadow' },
] as const;

function CaptionFields({ caption, fault, onChange, onDelete }: CaptionFieldsProps) {
  const { text, face, ink, edge, edgeInk, shape } = caption;
  return (
    <>
      <Field label="Words" error={fault}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={LONGEST}
            value={text}
            className="min-h-11 rounded-md border border-input bg-card px-3 py-2"
            onChange={({ target }) => onChange({ text: target.value }, 'text')}
          />
        )}
      </Field>
      <Titled name="Shape">
        <RadioGroup
          label="Shape"
          options={SHAPES}
          value={shape}
          onChange={(value) => onChange({ shape: value }, 'shape')}
        />
      </Titled>
      <Titled name="Edge">
        <RadioGroup label="Edge" options={EDGES} value={edge} onChange={(value) => onChange({ edge: value }, 'edge')} />
      </Titled>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <InkField label="Ink" value={ink} onChange={(value) => onChange({ ink: value }, 'ink')} />
        {edge !== 'none' && (
          <InkField
            label="Ink of the edge"
            value={edgeInk}
            onChange={(value) => onChange({ edgeInk: value }, 'edge ink')}
          />
        )}
      </div>
      <fieldset className="min-w-0">
        <Legend>Typeface</Legend>
        <div className="grid grid-cols-2 gap-2">
          <FacePicker
            words={text}
            sample={text.split('\n')[0] ?? ''}
            chosen={face}
            onChoose={(value) => onChange({ face: value }, 'face')}
          />
        </div>
      </fieldset>
      <Button variant="destructive" size="sm" className="justify-self-start" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete these words
      </Button>
    </>
  );
}

function Titled({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="font-semibold">
        {name}
      </span>
      {children}
    </div>
  );
}

function InkField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="flex items-center gap-2">
      <input
        type="color"
        value={value}
        className="size-11 cursor-pointer rounded-md border border-input bg-card p-1"
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="font-semibold">{label}</span>
    </label>
  );
}
