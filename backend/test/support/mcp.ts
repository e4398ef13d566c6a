import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Answer, requestRaw } from './http.ts';

type Served = { url: string };

/** The SDK's own client, over HTTP. The caller closes it. */
export async function assistant({ url }: Served, token: string): Promise<Client> {
  const headers = { authorization: `Bearer ${token}` };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }) as never);
  return client;
}

export interface Called {
  // biome-ignore lint/suspicious/noExplicitAny: each tool has an output of its own, which the client has checked
  output: any;
  content: CallToolResult['content'];
  error: { code: string; message: string; whatToDo: string; fields?: Record<string, string>; scope?: string } | null;
}

/** One call of a tool; its output was checked by the client against the schema that the server lists. */
export async function call(client: Client, name: string, args: object = {}): Promise<Called> {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [first] = result.content;
  const text = first?.type === 'text' ? JSON.parse(first.text) : null;
  return { output: result.structuredContent, content: result.content, error: result.isError ? text.error : null };
}

export const jsonRpcHeaders = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

export interface RpcAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: any method's
  result?: any;
  error?: { code: number; message: string; data?: { code?: string } };
}

/** Any body with any headers, as no client of an SDK would send it. */
export function post(
  app: Served,
  token: string | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<RpcAnswer>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return requestRaw(app, 'POST', '/mcp', { body: text, headers: { ...jsonRpcHeaders, ...bearer, ...headers } });
}

export const message = (method: string, params: object = {}, id = 1) => ({ jsonrpc: '2.0', id, method, params });
