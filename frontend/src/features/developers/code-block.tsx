import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clientConfig } from '../../api/client/config.ts';
import { Button } from '../../components/ui/button.tsx';
import { RadioGroup } from '../../components/ui/form/radio-group.tsx';
import { cn } from '../../lib/cn.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useLanguage } from './language.tsx';
import { LANGUAGES, type Programs, stepOf, type Token, tokensOf } from './steps.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, name: value }));

interface SampleProps {
  /** For screen readers: what the sample does. */
  label: string;
  programs: Programs;
  /** Of the programs; absent: what comes before their first step. */
  step?: string;
}

/** A step of a program, in the language of the reader. */
export function Sample({ label, programs, step }: SampleProps) {
  const { language, choose } = useLanguage();
  return (
    <CodeBlock
      label={label}
      code={stepOf(programs[language], step)}
      aside={<RadioGroup label={`Language of: ${label}`} options={OPTIONS} value={language} onChange={choose} />}
    />
  );
}

/** In samples. The page has the address of the product that shows it. */
const EXAMPLE_ORIGIN = 'https://inkloom.example';

export function withOrigin(code: string): string {
  return code.replaceAll(EXAMPLE_ORIGIN, clientConfig().publicUrl);
}

interface CodeBlockProps {
  label: string;
  code: string;
  /** In the bar above the code. */
  aside?: ReactNode;
  /** Words, whose lines are broken where there is no room. */
  isText?: boolean;
}

export function CodeBlock({ label, code, aside = label, isText = false }: CodeBlockProps) {
  const text = withOrigin(code);
  const id = useId();
  return (
    <div className="min-w-0 rounded-lg border bg-card text-foreground">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b px-1.5 py-1 text-sm">
        <div id={id} className="min-w-0 px-1.5 text-muted-foreground">
          {aside}
        </div>
        <Button variant="quiet" size="sm" aria-label={`Copy: ${label}`} onClick={() => void copyText(text, 'Copied')}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-b-lg">
        <pre
          className={cn(
            'p-4 text-[0.8125rem] leading-6',
            isText ? 'text-base whitespace-pre-wrap [&>code]:font-sans' : 'w-max min-w-full',
          )}
        >
          <code>
            {tokensOf(text).map((token) => (
              <CodeToken key={token.at} token={token} />
            ))}
          </code>
        </pre>
      </section>
    </div>
  );
}

function CodeToken({ token: { kind, text } }: { token: Token }) {
  if (kind === 'plain') return text;
  return <span className={kind === 'comment' ? 'text-muted-foreground italic' : 'text-good'}>{text}</span>;
}
