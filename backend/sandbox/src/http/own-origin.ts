import type { FastifyInstance } from 'fastify';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * A foreign page may lead its own name to this machine (DNS rebinding) or send forms here, and would then read the mails
 * or change the settings. `names` are the hosts that people use besides this machine's own.
 */
export function refuseForeignPages(app: FastifyInstance, names: () => string[]): void {
  const isOurs = (host: string) => loopback.test(host) || names().includes(host);
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    const isOwn = [`http://${host}`, ...(origin === undefined ? [] : [origin])].every((one) => isOurs(hostOf(one)));
    if (!isOwn) return reply.status(403).send({ error: 'The sandbox answers no foreign page.' });
  });
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}
