import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

// --- Verify
const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isGenuine(headers, body) {
  const timestamp = headers['webhook-timestamp'];
  const signed = `${headers['webhook-id']}.${timestamp}.${body}`;
  const expected = Buffer.from(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  const isSame = (given) =>
    given.length === expected.length && timingSafeEqual(given, expected);
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return isRecent && signatures.some((signature) => isSame(Buffer.from(signature)));
}

// --- Receive
// An event may come twice. A program that restarts stores these ids.
const known = new Set();

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!isGenuine(request.headers, body)) return response.writeHead(400).end();
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (known.has(id)) return;
  known.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.page ?? '');
});
server.listen(Number(process.env.PORT ?? 8080), () => console.log('Listening'));
