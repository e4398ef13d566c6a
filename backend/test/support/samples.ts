import type { Operation, Parameter } from './contract.ts';

/** Ids of things that an operation needs, by the names of the parameters and properties that take them. */
export type Ids = Record<string, unknown>;

export interface SampleRequest {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

/** The request that Swagger UI sends for an operation exactly as it is shown, but for ids. */
export function sampleRequest(operation: Operation, token: string, ids: Ids = {}): SampleRequest {
  const parameters = (operation.parameters ?? []).filter((one) => one.required || sampleOf(one) !== undefined);
  const valueIn = (one: Parameter) => encodeURIComponent(String(ids[one.name] ?? sampleOf(one)));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    valueIn(parameters.find((one) => one.in === 'path' && one.name === name) as Parameter),
  );
  const query = parameters.filter((one) => one.in === 'query').map((one) => `${one.name}=${valueIn(one)}`);
  const headers: Record<string, string> = operation.security?.length === 0 ? {} : { authorization: `Bearer ${token}` };
  const [type, body] = sampleBody(operation, ids);
  if (type) headers['content-type'] = type;
  return {
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    init: { method: operation.method, headers, ...(body ? { body } : {}) },
  };
}

export function sampleOf({ example, schema }: Parameter): unknown {
  return example ?? schema.example ?? schema.default;
}

function sampleBody({ requestBody }: Operation, ids: Ids): [type?: string, body?: string] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return [];
  const [type, { example, examples }] = entry;
  const sample = (example ?? Object.values(examples ?? {})[0]?.value) as Record<string, string>;
  const body = Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, ids[name] ?? value]));
  return [type, type === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body as never).toString()];
}
