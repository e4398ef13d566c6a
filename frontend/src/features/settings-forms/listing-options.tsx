import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { Counter, Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { CLOSING_LINE_MAX, type ListingFields } from './template-fields.ts';

type Form = UseFormReturn<ListingFields>;

const TITLE_STYLES = [
  { value: 'short', name: 'Short and natural', why: 'Fewer than 15 words, as Etsy advises.' },
  { value: 'long', name: 'Long', why: '130 to 140 characters of phrases that buyers search for.' },
] as const;

/** `why` is for sellers who think of switching the line off. */
const CLOSING_LINES = {
  aiDisclosure: {
    name: 'Disclose AI use',
    label: 'AI disclosure',
    why: 'Etsy’s Creativity Standards ask for this within the description; there is no field for it. Without it Etsy may take listings down. Designs by Press get a line of their own.',
  },
  partnerLine: {
    name: 'Name the production partner',
    label: 'Production partner line',
    why: 'Etsy asks you to tell buyers that others make the item. Name the partner in your Etsy shop as well: this line does not do that.',
  },
} as const;

export function ListingOptions({ form }: { form: Form }) {
  return (
    <>
      <TitleStyle form={form} />
      <ClosingLine form={form} name="aiDisclosure" text="aiDisclosureText" />
      <ClosingLine form={form} name="partnerLine" text="partnerLineText" />
      <Field
        label="Blocked words"
        hint="One per line. We’ll never draw or list these. Brands Etsy removes are already blocked."
        error={form.formState.errors.blockedWords?.message}
      >
        {(control) => <Textarea {...control} {...form.register('blockedWords')} />}
      </Field>
    </>
  );
}

function TitleStyle({ form }: { form: Form }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Titles</legend>
      {TITLE_STYLES.map(({ value, name, why }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="radio"
            value={value}
            className="mt-1 size-4 shrink-0 accent-foreground"
            {...form.register('titleStyle')}
          />
          <span>
            {name}
            <span className="block text-muted-foreground text-sm">{why}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ClosingLineProps {
  form: Form;
  name: keyof typeof CLOSING_LINES;
  text: 'aiDisclosureText' | 'partnerLineText';
}

function ClosingLine({ form, name, text }: ClosingLineProps) {
  const { name: box, label, why } = CLOSING_LINES[name];
  const [isOn, written] = useWatch({ control: form.control, name: [name, text] });
  return (
    <div className="grid gap-1.5">
      <Checkbox {...form.register(name)}>{box}</Checkbox>
      {isOn ? (
        <Field
          label={label}
          hint={why}
          error={form.formState.errors[text]?.message}
          aside={<Counter count={written.length} max={CLOSING_LINE_MAX} />}
        >
          {(control) => <Textarea {...control} className="min-h-11" {...form.register(text)} />}
        </Field>
      ) : (
        <p role="note" className="text-sm text-warning">
          {why}
        </p>
      )}
    </div>
  );
}
