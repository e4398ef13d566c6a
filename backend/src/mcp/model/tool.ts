import type { CallToolResult, ContentBlock, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: object;
  idempotencyKey?: string | undefined;
}

export interface Page<Body> {
  body: Body;
  nextCursor: string | null;
}

export interface Picture {
  /** Base64. */
  data: string;
  mimeType: string;
}

export interface Confirmation {
  code: string;
  expiresAt: Date;
}

/** What a tool works with: the API as its caller, and nothing else of ours. */
export interface ToolContext {
  /** Where the seller's screens are. */
  origin: string;
  ask<Shape extends z.ZodType>(shape: Shape, request: ApiRequest): Promise<z.infer<Shape>>;
  /** With what its answer names as the cursor of the next page. */
  askPage<Shape extends z.ZodType>(shape: Shape, request: ApiRequest): Promise<Page<z.infer<Shape>>>;
  /** Null where there is none, or only one that is too large. */
  findPicture(url: string | null): Promise<Picture | null>;
  /** A code for exactly this, for this caller. */
  confirm(subject: string): Confirmation;
  /** Uses the code up. @throws Refusal confirmation_invalid */
  redeem(code: string, subject: string): Promise<void>;
}

export interface ToolAnswer<Output> {
  output: Output;
  /** Pictures and links, after the output itself. */
  more?: ContentBlock[];
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For an assistant: when to call it, what it costs, what to do next. */
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  run(context: ToolContext, input: z.infer<Input>): Promise<ToolAnswer<z.input<Output>>>;
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}

/** Nothing of ours changes, and nothing outside. */
export const readsOnly: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The JSON comes as text too, for clients that know no structured content. */
export function toResult({ output }: Tool, answer: ToolAnswer<unknown>): CallToolResult {
  const structuredContent = output.parse(answer.output) as Record<string, unknown>;
  const text = { type: 'text' as const, text: JSON.stringify(structuredContent) };
  return { content: [text, ...(answer.more ?? [])], structuredContent };
}

export const imageOf = (picture: Picture | null): ContentBlock[] =>
  picture ? [{ type: 'image', data: picture.data, mimeType: picture.mimeType }] : [];
