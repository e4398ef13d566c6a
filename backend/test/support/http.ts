import type { components, paths } from '../../../packages/client/src/generated/openapi.ts';
import { checkAgainstContract } from './contract.ts';

/** All that an error may say; a test names the part that it expects. */
type Problem = Required<components['schemas']['Problem']>;
export type Schemas = components['schemas'];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What may follow a path, where a test writes the query by itself. */
export type Query = '' | `?${string}`;

/** An answer of the product. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the text is not JSON. */
  body: Body;
}

export interface Call {
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

type FitsSegment<Segment extends string, Template extends string> = Template extends `{${string}}`
  ? true
  : Segment extends Template
    ? true
    : false;

type Fits<Path extends string, Template extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Template extends `${infer TemplateHead}/${infer TemplateRest}`
    ? FitsSegment<Head, TemplateHead> extends true
      ? Fits<Rest, TemplateRest>
      : false
    : false
  : Template extends `${string}/${string}`
    ? false
    : FitsSegment<Path, Template>;

type TemplateOf<Path extends string> = Path extends keyof paths
  ? Path
  : { [Template in keyof paths]: Fits<Path, Template> extends true ? Template : never }[keyof paths];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 202)]: JsonOf<Responses[Status]> }[keyof Responses & (200 | 201 | 202)]
  : never;

type SuccessOfPath<M extends Method, Path extends string> = [TemplateOf<WithoutQuery<Path>>] extends [never]
  ? never
  : SuccessOf<paths[TemplateOf<WithoutQuery<Path>>][Lowercase<M> & keyof paths[keyof paths]]>;

/** What openapi.yaml says of the operation's body, in success or with the fields of an error. */
export type BodyOf<M extends Method, Path extends string> = [SuccessOfPath<M, Path>] extends [never]
  ? Problem
  : SuccessOfPath<M, Path> & Problem;

/**
 * One request to the product, with redirects left alone.
 *
 * @throws where the answer is not what openapi.yaml says of the operation
 */
export async function request<M extends Method, Path extends string>(
  app: { url: string },
  method: M,
  path: Path,
  call: Call = {},
): Promise<Answer<BodyOf<M, Path>>> {
  const answer = await requestRaw<BodyOf<M, Path>>(app, method, path, call);
  const { status, headers, text } = answer;
  checkAgainstContract({ method, path, status, contentType: headers.get('content-type'), text });
  return answer;
}

/** One request to a server that openapi.yaml does not describe: the sandbox, or the accounts' wire protocol. */
export async function requestRaw<Body = unknown>(
  app: { url: string },
  method: string,
  path: string,
  call: Call = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${app.url}${path}`, { method, redirect: 'manual', ...call });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

// biome-ignore lint/suspicious/noExplicitAny: JSON.parse answers any too; callers name the type
function parseJson(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
