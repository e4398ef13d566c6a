import { Module } from '@nestjs/common';
import { McpController } from './api/mcp.controller.ts';
import { McpEndpoint } from './api/mcp-endpoint.ts';
import { CallerContexts } from './calls/caller-context.ts';
import { OwnApi } from './calls/own-api.ts';
import { ToolCalls } from './calls/tool-calls.ts';
import { Confirmations } from './confirmations/confirmations.ts';

@Module({
  controllers: [McpController],
  providers: [McpEndpoint, CallerContexts, OwnApi, ToolCalls, Confirmations],
})
export class McpModule {}
