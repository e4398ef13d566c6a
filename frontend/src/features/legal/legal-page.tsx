import { Contents } from '../../components/ui/contents.tsx';
import { EFFECTIVE_DATE, type LegalDocument, type LegalSection } from './documents/legal-document.ts';
import { Block } from './legal-text.tsx';

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
      <Contents sections={sections} />
      <div className="grid gap-10 lg:col-start-2 print:block">
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
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
