import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Streams that are open and say nothing: what Node itself takes for each. Its address goes to the parent. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': open\n\n');
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
