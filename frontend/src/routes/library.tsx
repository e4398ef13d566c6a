import { useSearchParams } from 'react-router';
import { Input } from '../components/ui/form/input.tsx';
import { RadioGroup } from '../components/ui/form/radio-group.tsx';
import { Library, STYLES } from '../features/designs/index.ts';
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
          <RadioGroup
            label="Style"
            options={STYLES.map((name) => ({ value: name, name }))}
            value={style}
            onChange={(next) => set('style', next === 'All Styles' ? '' : next)}
          />
        </search>
      </div>
      <Library search={search} style={style} onReset={() => setParams({}, { replace: true })} />
    </div>
  );
}
