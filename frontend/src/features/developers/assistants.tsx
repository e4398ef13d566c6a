import { Link } from 'react-router';
import assistantConfig from '../../../../docs/developers/samples/assistant.json?raw';
import { CodeBlock } from './code-block.tsx';
import { Code, Section } from './prose.tsx';

const ASK =
  'Make a T-shirt with a heron riding a bicycle, in black and navy. Show me the picture before you publish it.';

export function Assistants() {
  return (
    <Section
      id="assistants"
      title="Set up an assistant"
      lead="An assistant that speaks the Model Context Protocol makes designs for you, and asks before it publishes one."
    >
      <div className="grid gap-3">
        <h3 className="text-xl">With your account</h3>
        <p className="max-w-prose">
          Add a server by its address in the settings of your assistant; they call it a connector, an integration or an
          MCP server. It opens a page of ours, where you sign in and choose what it may do. You find it again, and can
          remove it, in{' '}
          <Link to="/settings/apps" className="underline underline-offset-2">
            Settings → Connected apps
          </Link>
          .
        </p>
        <CodeBlock label="Address of the server" code="https://inkloom.example/mcp" />
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">With a key</h3>
        <p className="max-w-prose">
          An assistant that is set up by a file takes the address and a{' '}
          <Link to="/settings/api-keys" className="underline underline-offset-2">
            key
          </Link>
          . The name of the file is in the assistant’s own guide; what is in it is mostly this:
        </p>
        <CodeBlock label="A file of settings" code={assistantConfig} />
      </div>
      <div className="grid gap-3">
        <h3 className="text-xl">Then ask</h3>
        <CodeBlock label="A first request" code={ASK} isText />
        <p className="max-w-prose">
          Before it spends, it can have the cost said: <Code>dryRun</Code> makes nothing. To publish takes two calls,
          with your yes between them. A cap of credits a day on the key is a good idea.
        </p>
      </div>
    </Section>
  );
}
