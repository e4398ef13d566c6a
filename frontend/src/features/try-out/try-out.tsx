import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Textarea } from '../../components/ui/form/input.tsx';
import { Shirt } from '../../components/ui/shirt.tsx';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { isDarkColor, SAMPLE_COLORS, type SampleColor } from '../../lib/shirt-colors.ts';
import { loadDrawing, useTryOut } from './use-try-out.ts';

/** Those that every account begins with. */
const SHIRT_COLORS: SampleColor[] = ['White', 'Black', 'Heather Grey', 'Navy'];
const IDEA_MAX_CHARACTERS = 200;
const IDEAS = ['Owl drinking coffee "Monday again"', 'Retro sunset "Lake life"', 'Bear "Stay wild"'];

/** A visitor has Press draw one idea, before any account. */
export function TryOut() {
  const tryOut = useTryOut();
  return (
    <section
      id="try-out"
      aria-labelledby="try-out-title"
      className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-8 px-4 pb-16 sm:px-6 lg:grid-cols-[6fr_7fr]"
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <h2 id="try-out-title" className="text-[clamp(2.2rem,5vw,3.6rem)]">
            Try it with your words
          </h2>
          <p className="max-w-[34rem] text-lg text-muted-foreground">
            Our own design engine draws it in a second or two. No account needed.
          </p>
        </div>
        <IdeaForm {...tryOut} />
      </div>
      <Stage {...tryOut} />
    </section>
  );
}

type TryOutState = ReturnType<typeof useTryOut>;

function IdeaForm({ draw, isDrawing, problem, setProblem }: TryOutState) {
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const idea = field.current?.value.trim() ?? '';
    if (idea) return void draw(idea);
    setProblem('Please enter a design description');
    field.current?.focus();
  }

  function drawExample(idea: string) {
    if (field.current) field.current.value = idea;
    void draw(idea);
  }

  return (
    <form noValidate className="grid max-w-xl gap-4" onSubmit={submit} onFocus={() => void loadDrawing().catch(ignore)}>
      <Field label="Your idea" hint="Put any words you want printed in quotes." error={problem ?? ''}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            maxLength={IDEA_MAX_CHARACTERS}
            className="min-h-20 text-lg leading-snug"
          />
        )}
      </Field>
      <Button type="submit" variant="ink" size="lg" disabled={isDrawing} className="justify-self-start">
        {isDrawing ? 'Drawing…' : 'Draw it for free'}
      </Button>
      <div className="flex flex-wrap items-center gap-x-4">
        {IDEAS.map((idea) => (
          <Button
            key={idea}
            variant="link"
            size="bare"
            disabled={isDrawing}
            className="min-h-11 whitespace-normal text-left font-normal text-muted-foreground"
            onClick={() => drawExample(idea)}
          >
            {idea}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** What fails to load ahead is loaded again by the press. */
const ignore = () => undefined;

function Stage({ color, choose, shown, isDrawing }: TryOutState) {
  const hex = SAMPLE_COLORS[color];
  const tone = isDarkColor(hex) ? 'dark' : 'light';
  const image = shown?.design.images.find(({ shirtTone }) => shirtTone === tone);
  const stage = useRef<HTMLDivElement>(null);
  // On a phone the shirt is below what was pressed.
  useEffect(() => {
    if (shown) bringIntoView(stage.current);
  }, [shown]);
  return (
    <div ref={stage} className="grid scroll-mt-28 gap-5">
      <Shirt hex={hex} className="mx-auto w-full max-w-[34rem]">
        {image && <img key={image.url} src={image.url} alt={`Your design: ${shown?.idea}`} className="animate-rise" />}
      </Shirt>
      <div className="mx-auto flex min-h-14 w-full max-w-xl flex-wrap items-center justify-between gap-4">
        <ColorChoice color={color} onChoose={choose} />
        {shown ? (
          <Button asChild variant="spot">
            <Link to="/signup">Sign up to publish it</Link>
          </Button>
        ) : (
          <p className="text-muted-foreground text-sm">Your design appears on this shirt.</p>
        )}
      </div>
      <p role="status" className="mx-auto min-h-6 w-full max-w-xl text-muted-foreground text-sm">
        {isDrawing && 'Drawing your design…'}
        {shown && !isDrawing && 'Sign up and it waits in your account: words, color and design.'}
      </p>
    </div>
  );
}

function ColorChoice({ color, onChoose }: { color: SampleColor; onChoose: (color: SampleColor) => void }) {
  const group = useId();
  return (
    <fieldset className="-mx-1.5 flex">
      <legend className="sr-only">Color of your shirt</legend>
      {SHIRT_COLORS.map((name) => (
        <label key={name} title={name} className="relative grid size-11 place-items-center">
          <input
            type="radio"
            name={group}
            aria-label={`${name} shirt`}
            className="peer absolute inset-0 cursor-pointer opacity-0"
            checked={name === color}
            onChange={() => onChoose(name)}
          />
          <span
            className="block size-8 rounded-md ring-1 ring-foreground/25 ring-inset outline-offset-2 peer-checked:outline-2 peer-checked:outline-foreground peer-focus-visible:ring-2 peer-focus-visible:ring-ring"
            style={{ backgroundColor: SAMPLE_COLORS[name] }}
          />
        </label>
      ))}
    </fieldset>
  );
}
