import { useSearchParams } from 'react-router';
import { Input } from '../components/ui/input.tsx';
import { Library, STYLES, type StyleChoice } from '../features/generations/index.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('Library');
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const style = STYLES.find((name) => name === params.get('style')) ?? 'All Styles';
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Library</h1>
        <search className="flex w-full flex-wrap items-center gap-4 md:w-auto">
          <Input
            type="search"
            aria-label="Search designs"
            placeholder="Search designs"
            value={search}
            onChange={(event) => set('q', event.target.value)}
            className="md:w-72"
          />
          <StyleFilter value={style} onChange={(next) => set('style', next === 'All Styles' ? '' : next)} />
        </search>
      </div>
      <Library search={search} style={style} onReset={() => setParams({}, { replace: true })} />
    </div>
  );
}

function StyleFilter({ value, onChange }: { value: StyleChoice; onChange: (style: StyleChoice) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Style</legend>
      {STYLES.map((style) => (
        <label key={style} className="relative">
          <input
            type="radio"
            name="style"
            className="peer absolute inset-0 cursor-pointer opacity-0"
            checked={style === value}
            onChange={() => onChange(style)}
          />
          <span className="inline-flex min-h-11 items-center rounded-md px-3 peer-checked:bg-foreground peer-checked:font-semibold peer-checked:text-background hover:bg-muted peer-checked:hover:bg-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2">
            {style}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
