import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 gap-5 border-t pt-8">
      <div className="grid gap-3">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-lg text-muted-foreground">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** What is between backquotes is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    <Part key={index} text={part} isCode={index % 2 === 1} />
  ));
}

function Part({ text, isCode }: { text: string; isCode: boolean }) {
  return isCode ? <Code>{text}</Code> : text;
}

export function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-sm bg-muted px-1 py-0.5 text-[0.875em] wrap-anywhere">{children}</code>;
}

export function WordList({ items }: { items: string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-muted-foreground">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Names and what they mean. */
export function Definitions({ entries }: { entries: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid border-b">
      {entries.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-t py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="min-w-0">
            <Code>{name}</Code>
          </dt>
          <dd className="min-w-0">
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
