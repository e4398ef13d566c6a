import Fastify from 'fastify';

/** A Fastify that does nothing but answer the same bytes: what the machine and the framework take. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** The answers come by their paths as the first message; `ready` goes back with the port. */
process.once('message', async (answers: Record<string, BareAnswer>) => {
  const app = Fastify();
  for (const [path, { status, headers, body }] of Object.entries(answers)) {
    const bytes = Buffer.from(body, 'base64');
    app.get(
      path,
      (_, reply) =>
        void reply
          .status(status)
          .headers(headers)
          .send(status === 304 ? undefined : bytes),
    );
  }
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(address);
});
