export { answerInJsonRpc } from './api/mcp-answers.ts';
export { McpModule } from './mcp.module.ts';
