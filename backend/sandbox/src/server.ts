import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { controlPlugin } from './control/plugin.ts';
import { type ContextOptions, createContext, type SandboxContext } from './core/context.ts';
import { installFaults } from './http/fault-hooks.ts';
import { refuseForeignPages } from './http/own-origin.ts';
import { pagesPlugin } from './http/page.ts';
import { Mailbox } from './mail/mailbox.ts';
import { mailPlugin } from './mail/plugin.ts';
import { type Smtp, startSmtp } from './mail/smtp.ts';
import { openaiPlugin } from './openai/plugin.ts';
import { createPrintify } from './printify/context.ts';
import { printfulPlugin, printifyPlugin } from './printify/plugin.ts';
import { createStripe } from './stripe/engine/context.ts';
import { stripePlugin } from './stripe/plugin.ts';

export interface SandboxOptions extends ContextOptions {
  host: string;
  /** 0: any free port; so is 0 for SMTP. */
  port: number;
  smtpPort: number;
}

export interface Sandbox {
  /** The origin: `/openai/v1`, `/printify/v1`, `/printful/v1`, `/mail` and `/control` are below it, Stripe's `/v1` at its root. */
  url: string;
  smtpUrl: string;
  port: number;
  smtpPort: number;
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const context = createContext(options);
  const mailbox = new Mailbox(context.store);
  const app = await createApp(context, mailbox, options.host);
  await app.listen({ host: options.host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${inUrl(options.host)}:${port}`;
  context.publicUrl ||= url;
  const smtp = await startSmtp(context, mailbox, options.host, options.smtpPort).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return {
    url,
    smtpUrl: `smtp://${inUrl(options.host)}:${smtp.port}`,
    port,
    smtpPort: smtp.port,
    close: () => closeAll(app, smtp),
  };
}

async function createApp(context: SandboxContext, mailbox: Mailbox, host: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error' },
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.decorate('sandbox', context);
  app.decorate('printify', createPrintify(context));
  app.decorate('stripe', createStripe(context));
  refuseForeignPages(app, () => [host, hostnameOf(context.publicUrl)]);
  acceptEmptyJson(app);
  installFaults(app);
  await app.register(pagesPlugin);
  await app.register(openaiPlugin, { prefix: '/openai/v1' });
  await app.register(printifyPlugin, { prefix: '/printify' });
  await app.register(printfulPlugin, { prefix: '/printful' });
  await app.register(stripePlugin);
  await app.register(mailPlugin, { prefix: '/mail', mailbox });
  await app.register(controlPlugin, { prefix: '/control' });
  return app;
}

/** The providers accept a DELETE with a JSON content type and no body; Fastify does not. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

async function closeAll(app: FastifyInstance, smtp: Smtp): Promise<void> {
  await Promise.all([app.close(), smtp.close()]);
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
