import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeUnusedConnections } from './unused-connections.ts';

async function listening(): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(server);
  server.get('/slow', async () => 'the answer');
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

async function connected(server: FastifyInstance): Promise<{ client: Socket; accepted: Socket }> {
  const connection = once(server.server, 'connection') as Promise<[Socket]>;
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const [[accepted]] = await Promise.all([connection, once(client, 'connect')]);
  return { client, accepted };
}

it('a server closes though a client holds a connection that it has sent nothing over', async () => {
  const server = await listening();
  const { client } = await connected(server);
  const ended = once(client.resume(), 'close');
  await server.close();
  await ended;
});

it('a request that is still arriving when the server closes is answered', async () => {
  const server = await listening();
  const { client, accepted } = await connected(server);
  client.write('GET /slow HTTP/1.1\r\nHost: test\r\n');
  while (accepted.bytesRead === 0) await nextTurn();
  const closed = server.close();
  client.write('Connection: close\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 (200|503)/);
  await closed;
});
