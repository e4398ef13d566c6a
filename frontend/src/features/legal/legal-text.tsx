import { Link } from 'react-router';
import { clientConfig } from '../../api/client/config.ts';
import type { LegalBlock } from './documents/legal-document.ts';
import { splitLinks, type TextPart } from './inline-links.ts';

export function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted-foreground">
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="grid border-b">
      {block.entries.map(([name, text]) => (
        <div
          key={name}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-t py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="min-w-0 break-words">
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InlineText({ text }: { text: string }) {
  return splitLinks(text, clientConfig().supportEmail).map((part) => <Part key={part.at} part={part} />);
}

function Part({ part: { words, href } }: { part: TextPart }) {
  if (!href) return words;
  if (href.startsWith('mailto:'))
    return (
      <a href={href} className="break-words underline underline-offset-2">
        {words}
      </a>
    );
  return (
    <Link to={href} className="underline underline-offset-2">
      {words}
    </Link>
  );
}
