import { ChevronDown } from 'lucide-react';
import { EFFECTIVE_DATE, type LegalDocument, type LegalSection } from './documents/legal-document.ts';
import { Block } from './legal-text.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** A legal document with a list of its sections: at the side, or folded above the text on a small screen. */
export function LegalPage({ document: { title, lead, sections } }: { document: LegalDocument }) {
  return (
    <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,44rem)] lg:justify-center print:block">
      <header className="grid content-start gap-4 border-b pb-8 lg:col-start-2 print:mb-6">
        <h1 className="text-[clamp(2.4rem,6vw,3.6rem)] leading-[0.95]">{title}</h1>
        <p className="text-muted-foreground">
          Effective <time dateTime={EFFECTIVE_DATE.iso}>{EFFECTIVE_DATE.words}</time>
        </p>
        <p className="text-lg">{lead}</p>
      </header>
      <details className="group rounded-lg border bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Contents" className="border-t p-2">
          <Contents sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block print:hidden"
      >
        <p aria-hidden="true" className="px-3 pb-2 font-semibold">
          Contents
        </p>
        <Contents sections={sections} />
      </nav>
      <div className="grid gap-10 lg:col-start-2 print:block">
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <ol className="grid text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="grid min-h-9 grid-cols-[1.75rem_1fr] items-center rounded-md px-3 py-1.5 leading-snug hover:bg-muted aria-[current]:bg-muted aria-[current]:font-semibold"
          >
            <span className="figures text-muted-foreground">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Section({ section: { id, title, blocks }, number }: { section: LegalSection; number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4 print:mb-6 print:block print:space-y-2">
      <h2 id={`${id}-title`} className="break-after-avoid text-2xl">
        <span className="figures text-muted-foreground">{number}.</span> {title}
      </h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
