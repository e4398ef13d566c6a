import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  isJSONRPCRequest,
  type JSONRPCRequest,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';

const schemas = [
  InitializeRequestSchema,
  ListToolsRequestSchema,
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
  ListPromptsRequestSchema,
  GetPromptRequestSchema,
];
const schemaByMethod = new Map<string, (typeof schemas)[number]>(
  schemas.map((schema) => [schema.shape.method.value, schema]),
);

/** After the server is connected. The SDK would call wrong parameters an error of its own, in the words of its schemas. */
export function checkParams(transport: Transport): void {
  const receive = transport.onmessage;
  transport.onmessage = (message, extra) => {
    const fault = isJSONRPCRequest(message) ? faultOf(message) : null;
    if (!fault) return receive?.(message, extra);
    const { id } = message as JSONRPCRequest;
    void transport.send({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidParams, message: fault } });
  };
}

function faultOf(request: JSONRPCRequest): string | null {
  const [issue] = schemaByMethod.get(request.method)?.safeParse(request).error?.issues ?? [];
  return issue ? `Invalid params: ${issue.path.join('.')}: ${issue.message}`.toWellFormed() : null;
}
