import type { RowDesign } from '../../../api/model/rowDesign.ts';
import { useColorHexes } from '../parts/use-color-hexes.ts';

/** The colors of a design: those that are switched off are crossed out. */
export function RowColors({ colors, colorsOn }: Pick<RowDesign, 'colors' | 'colorsOn'>) {
  const hexOf = useColorHexes();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground max-lg:col-span-full">
      <span className="lg:sr-only">Colors:</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {colors.map((name) => {
          const isOn = colorsOn.includes(name);
          return (
            <li key={name} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="block size-4 shrink-0 rounded-full ring-1 ring-foreground/40 ring-inset"
                style={{ backgroundColor: hexOf(name) }}
              />
              {isOn ? name : <OffName name={name} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function OffName({ name }: { name: string }) {
  return (
    <span>
      <del>{name}</del>
      <span className="sr-only"> (off)</span>
    </span>
  );
}
