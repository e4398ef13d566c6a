import { ChevronDown } from 'lucide-react';
import { useCurrentSection } from '../../lib/hooks/use-current-section.ts';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** A list of a page's sections: at the side, or folded above the text on a small screen. */
export function Contents({ sections }: { sections: readonly ContentsEntry[] }) {
  return (
    <>
      <details className="group rounded-lg border bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Contents" className="border-t p-2">
          <Entries sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block print:hidden"
      >
        <p aria-hidden="true" className="px-3 pb-2 font-semibold">
          Contents
        </p>
        <Entries sections={sections} />
      </nav>
    </>
  );
}

function Entries({ sections }: { sections: readonly ContentsEntry[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <ol className="grid text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center rounded-md px-3 py-1.5 leading-snug hover:bg-muted aria-[current]:bg-muted aria-[current]:font-semibold"
          >
            <span className="figures text-muted-foreground">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
