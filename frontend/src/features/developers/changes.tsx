import changes from '../../../../docs/api-changes.md';
import policy from '../../../../docs/deprecation.md';
import { longDay } from '../../lib/format.ts';
import { Section, WordList } from './prose.tsx';

export function DeprecationPolicy() {
  return (
    <Section
      id="deprecation"
      title="What may change"
      lead="What you build today works tomorrow. Our own checks refuse a release that would break a program of the one before."
    >
      {policy.map(({ title, items }) => (
        <WordList key={title} items={items} />
      ))}
    </Section>
  );
}

export function ChangeLog() {
  return (
    <Section id="changes" title="Change log">
      {changes
        .filter(({ title }) => title)
        .map(({ title, items }) => (
          <section key={title} aria-labelledby={`changes-${title}`} className="grid gap-3">
            <h3 id={`changes-${title}`} className="text-xl">
              <time dateTime={title}>{longDay(`${title}T12:00`)}</time>
            </h3>
            <WordList items={items} />
          </section>
        ))}
    </Section>
  );
}
