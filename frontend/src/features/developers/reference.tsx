import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import errors from '../../../../openapi.yaml';
import { SCOPE_NAMES, SCOPES } from '../api-keys/index.ts';
import { CodeBlock } from './code-block.tsx';
import type { ErrorGroup } from './document-types.ts';
import { LIMIT_HEADERS, REQUESTS_A_MINUTE } from './limits.ts';
import { Code, Definitions, Section, Words } from './prose.tsx';

export function Scopes() {
  return (
    <Section
      id="scopes"
      title="Keys and scopes"
      lead="A key is a password for one program. Give each its own, with no more scopes than it needs, and remove it when the program is gone."
    >
      <Definitions entries={SCOPE_NAMES.map((scope) => [scope, SCOPES[scope].detail])} />
      <p className="max-w-prose">
        Send it as <Code>Authorization: Bearer ink_…</Code> with each request. A scope allows only what it names:{' '}
        <Code>design</Code> does not include <Code>read</Code>. A key without <Code>publish</Code> makes designs that
        wait for you. No key reaches your password, your payments or other keys. You can limit how many credits a key
        may spend a day, and when it ends; a key that you remove is refused at once.
      </p>
    </Section>
  );
}

/** What a program does about an error, by its status. */
const ADVICE: Record<string, string> = {
  '400': 'Correct the request. `fields` says what is wrong, by field.',
  '401': 'Check the key: it is wrong, removed, or has ended.',
  '402': 'Buy credits in Settings. Nothing was charged.',
  '403': 'Make a key with the scope that is missing, or do this in a browser.',
  '404': 'Check the id. What belongs to somebody else is not found either.',
  '409': 'Something must come first. The message says what, or to ask again later.',
  '429': 'Wait for as many seconds as `Retry-After` says.',
  '4XX': 'Correct the request. Any operation may answer this.',
  '5XX': 'It is on our side. Repeat the request with the same `Idempotency-Key`, with growing pauses.',
};

/** What has no advice of its own is listed with its class: `4XX`, `5XX`. */
const GROUPS = Map.groupBy(errors, ({ status }) => (status in ADVICE ? status : `${status[0]}XX`));

const EXAMPLE = errors
  .flatMap(({ codes }) => codes)
  .filter(({ code }) => code === 'insufficient_credits')
  .map(({ code, message }) => JSON.stringify({ error: message, code }, null, 2))
  .join('');

export function Errors() {
  return (
    <Section
      id="errors"
      title="Errors and what to do"
      lead="Every error has the same shape. The code is for your program and never changes; the sentence is for a person."
    >
      <CodeBlock label="An error" code={EXAMPLE} />
      <div className="grid gap-2">
        {[...GROUPS].map(([status, groups]) => (
          <StatusGroup key={status} status={status} codes={groups.flatMap(({ codes }) => codes)} />
        ))}
      </div>
      <p className="max-w-prose text-muted-foreground">
        An answer without a status, for the line broke? Repeat the request with the same <Code>Idempotency-Key</Code>:
        what was done is not done again. Every answer has an <Code>X-Request-Id</Code>; name it when you{' '}
        <Link to="/contact" className="text-foreground underline underline-offset-2">
          write to us
        </Link>
        .
      </p>
    </Section>
  );
}

function StatusGroup({ status, codes }: ErrorGroup) {
  return (
    <details className="group rounded-lg border bg-card">
      <summary className="grid min-h-12 list-none grid-cols-[3rem_1fr_auto] items-center gap-x-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="figures font-bold text-lg">{status}</span>
        <span className="min-w-0">
          <Words text={ADVICE[status] ?? ''} />
        </span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <Definitions entries={codes.map(({ code, message }) => [code, message])} />
      </div>
    </details>
  );
}

export function Limits() {
  return (
    <Section
      id="limits"
      title="Limits"
      lead={`${REQUESTS_A_MINUTE} requests a minute for each key. Each answer says what is left.`}
    >
      <CodeBlock label="Headers of an answer" code={LIMIT_HEADERS} />
      <p className="max-w-prose">
        <Code>q</Code> is how many in <Code>w</Code> seconds, <Code>r</Code> how many are left, and <Code>t</Code> in
        how many seconds it starts again. Past the limit the answer is 429 with <Code>Retry-After</Code>. Some
        operations have limits of their own, which your browser shares; the reference names them. In place of asking
        often, have events sent to you, or ask with <Code>If-None-Match</Code>: an answer that has not changed is 304.
      </p>
    </Section>
  );
}
