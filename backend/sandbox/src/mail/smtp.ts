import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Call } from '../core/call-log.ts';
import type { SandboxContext } from '../core/context.ts';
import type { Fault } from '../core/faults.ts';
import type { Envelope, Mailbox } from './mailbox.ts';

/** A longer mail is refused with 552. */
const MAX_MAIL_BYTES = 1024 * 1024;

export interface Smtp {
  port: number;
  close(): Promise<void>;
}

export async function startSmtp(sandbox: SandboxContext, mailbox: Mailbox, host: string, port: number): Promise<Smtp> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Inkloom sandbox',
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anonymous' }),
    onMailFrom: ({ address }, session, done) =>
      void callBack(done, injectAt(sandbox, 'MAIL', address, sockets.get(session.remotePort))),
    onRcptTo: ({ address }, session, done) =>
      void callBack(done, injectAt(sandbox, 'RCPT', address, sockets.get(session.remotePort))),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((recipient) => recipient.address) };
      void callBack(done, takeMail(sandbox, mailbox, stream, envelope, sockets.get(session.remotePort)));
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // A client that hangs up in the middle of a mail is an 'error' here.
  server.on('error', () => {});
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function injectAt(
  sandbox: SandboxContext,
  command: 'MAIL' | 'RCPT',
  address: string,
  socket: Socket | undefined,
) {
  const fault = sandbox.faults.takeDueFault({ provider: 'smtp', method: command, path: address, token: '' });
  if (!fault) return;
  const call = sandbox.calls.add({ provider: 'smtp', method: command, path: address, query: '' }, '');
  call.fault = fault.kind;
  await injectBefore(fault, call, socket);
}

async function takeMail(
  sandbox: SandboxContext,
  mailbox: Mailbox,
  stream: Readable & { sizeExceeded: boolean },
  envelope: Envelope,
  socket: Socket | undefined,
): Promise<void> {
  const target = { provider: 'smtp', method: 'DATA', path: envelope.to.join(',') } as const;
  const call = sandbox.calls.add({ ...target, query: '' }, '');
  const raw = await readAll(stream);
  if (stream.sizeExceeded) throw refusal(call, 552, 'Message exceeds fixed maximum message size');
  const fault = sandbox.faults.takeDueFault({ ...target, token: '' });
  call.fault = fault?.kind ?? null;
  if (fault) await injectBefore(fault, call, socket);
  await mailbox.receive(raw, envelope);
  Object.assign(call, { status: 250, effect: true });
  if (fault?.kind === 'drop_after_effect') await waitForClose(socket, 0);
  if (fault?.kind === 'timeout_after_effect') await waitForClose(socket, fault.ms);
}

async function injectBefore(fault: Fault, call: Call, socket: Socket | undefined): Promise<void> {
  if (fault.kind === 'latency') await sleep(fault.ms, undefined, { ref: false });
  if (fault.kind === 'status')
    throw refusal(call, fault.status, typeof fault.body === 'string' ? fault.body : 'Requested action not taken');
  if (fault.kind === 'drop') await waitForClose(socket, 0);
  if (fault.kind === 'timeout') await waitForClose(socket, fault.ms);
  if (socket?.destroyed) throw refusal(call, 421, 'Connection closed');
}

async function waitForClose(socket: Socket | undefined, ms: number | undefined): Promise<void> {
  if (!socket || socket.destroyed) return;
  const timer = ms === undefined ? undefined : setTimeout(() => socket.destroy(), ms);
  await once(socket, 'close');
  clearTimeout(timer);
}

function refusal(call: Call, code: number, message: string): Error {
  call.status = code;
  return Object.assign(new Error(message), { responseCode: code });
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_MAIL_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function callBack(done: (error?: Error | null) => void, work: Promise<void>): Promise<void> {
  return work.then(
    () => done(),
    (error: Error) => done(error),
  );
}
