import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool as ToolListing,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { z } from 'zod';
import { makeShirt, makeShirtArguments, makeShirtText } from '../model/prompts.ts';
import type { Tool, ToolContext } from '../model/tool.ts';
import { designTemplates, listDesignResources, readDesignResource } from '../resources/design-resources.ts';
import { tools } from '../tools/index.ts';

const about = { name: 'inkloom', title: 'Inkloom', version: '1.0.0' };
const instructions =
  'Inkloom turns a seller’s ideas into printed products in their shop. A design costs credits: call the tools that spend them with dryRun first, say the cost, and wait for a yes. Never publish without asking. Errors say what to do.';

const capabilities = { tools: {}, resources: {}, prompts: {} };
/** Making one takes longer than most messages. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** The dialect that the SDK's clients check answers with. */
const target = 'draft-7';

const listings: ToolListing[] = tools.map(({ name, title, description, input, output, annotations }) => ({
  ...{ name, title, description, annotations: { title, ...annotations } },
  inputSchema: z.toJSONSchema(input, { target, io: 'input' }) as ToolListing['inputSchema'],
  outputSchema: z.toJSONSchema(output, { target }) as NonNullable<ToolListing['outputSchema']>,
}));
const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

/** Turns what goes wrong into an error of the protocol. */
export type Guard = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
export type RunTool = (tool: Tool, given: unknown) => Promise<CallToolResult>;

/** Of one request: the specification lets a server be without sessions. */
export function serverFor(context: ToolContext, guard: Guard, run: RunTool): Server {
  const server = new Server(about, { capabilities, instructions, jsonSchemaValidator });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listings }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => run(toolNamed(params.name), params.arguments));
  addResources(server, context, guard);
  addPrompts(server);
  return server;
}

function toolNamed(name: string): Tool {
  const tool = toolsByName.get(name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 100).toWellFormed()}`);
  return tool;
}

function addResources(server: Server, context: ToolContext, guard: Guard): void {
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: await guard(() => listDesignResources(context)),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: designTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    guard(() => readDesignResource(context, params.uri)),
  );
}

function addPrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [makeShirt] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const { data } = makeShirtArguments.safeParse(params.arguments);
    if (params.name !== makeShirt.name || !data) throw new McpError(ErrorCode.InvalidParams, 'Unknown prompt or idea');
    const content = { type: 'text' as const, text: makeShirtText(data.idea) };
    return { description: makeShirt.description, messages: [{ role: 'user' as const, content }] };
  });
}
