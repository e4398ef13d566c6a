import { Link } from 'react-router';
import { CodeBlock, Sample } from './code-block.tsx';
import { EVENTS } from './events.ts';
import { useLanguage } from './language.tsx';
import { Code, Definitions, Section, WordList } from './prose.tsx';
import { CREATE_WEBHOOK, RECEIVER } from './samples.ts';
import { stepOf } from './steps.ts';

const DELIVERY = [
  'Answer with any status from 200 to 299 within 15 seconds, and do the work afterwards. A redirect is a failure.',
  'What fails is sent again nine times over about three days, and events of one design come in their order. After that we switch the webhook off and write to you; 410 switches it off at once.',
  'An event may come twice, with the same `webhook-id`. Store the ids that you have seen.',
  'The body says what happened; `data.url` is the operation that has the whole truth, and `data.page` the screen for a person.',
  'To change the secret, `POST /api/webhooks/{id}/rotate`. For 24 hours both secrets sign each request, with a space between the signatures, so that nothing is lost.',
  'The log of a webhook has each body and each answer for 30 days, and sends one again. `POST /api/webhooks/{id}/test` sends `webhook.test`.',
  'The address must be https and open to everybody. The signature follows Standard Webhooks, which has libraries for most languages.',
];

export function Webhooks() {
  return (
    <Section
      id="webhooks"
      title="Webhooks"
      lead="In place of asking again and again: we call your program when something has happened."
    >
      <div className="grid gap-4">
        <h3 className="text-xl">Say where to</h3>
        <p className="max-w-prose">
          In{' '}
          <Link to="/settings/webhooks" className="underline underline-offset-2">
            Settings → Webhooks
          </Link>
          , or by a key with <Code>design</Code>. The answer has the secret that requests are signed with, this once.
        </p>
        <CodeBlock label="Create a webhook" code={stepOf(CREATE_WEBHOOK, 'Create')} />
      </div>
      <div className="grid gap-4">
        <h3 className="text-xl">Check that it is ours</h3>
        <p className="max-w-prose">
          Anybody can call your address. Sign <Code>webhook-id</Code>, <Code>webhook-timestamp</Code> and the body as it
          came, with full stops between them, and compare.
        </p>
        <Sample label="Verify a webhook" programs={RECEIVER} step="Verify" />
        <Receiver />
      </div>
      <div className="grid gap-4">
        <h3 className="text-xl">Events</h3>
        <Definitions entries={EVENTS} />
      </div>
      <div className="grid gap-4">
        <h3 className="text-xl">How they come</h3>
        <WordList items={DELIVERY} />
      </div>
    </Section>
  );
}

/** A shell receives nothing. */
function Receiver() {
  if (useLanguage().language === 'curl') return null;
  return <Sample label="Receive webhooks" programs={RECEIVER} step="Receive" />;
}
