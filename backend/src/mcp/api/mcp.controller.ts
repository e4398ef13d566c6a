import { Controller, Delete, Get, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { OpenToPrograms } from '../../platform/http/scopes.ts';
import { jsonRpcError } from '../model/json-rpc.ts';
import { McpEndpoint, type SignedRequest } from './mcp-endpoint.ts';

const messages = { name: 'mcp-messages', points: 240, seconds: 60 };

@ApiExcludeController()
@OpenToPrograms()
@Controller('mcp')
export class McpController {
  constructor(private readonly endpoint: McpEndpoint) {}

  @Post()
  @LimitedByUser(messages)
  async receive(@Req() request: SignedRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, headers, body } = await this.endpoint.answer(request);
    await reply
      .status(status)
      .headers(headers)
      .send(body || undefined);
  }

  /** Without sessions there is no stream to open, … */
  @Get()
  openStream(@Res() reply: FastifyReply): Promise<void> {
    return refuseMethod(reply);
  }

  /** … and none to end. */
  @Delete()
  endSession(@Res() reply: FastifyReply): Promise<void> {
    return refuseMethod(reply);
  }

  @Put()
  put(@Res() reply: FastifyReply): Promise<void> {
    return refuseMethod(reply);
  }

  @Patch()
  patch(@Res() reply: FastifyReply): Promise<void> {
    return refuseMethod(reply);
  }
}

async function refuseMethod(reply: FastifyReply): Promise<void> {
  const problem = { code: 'invalid_request', error: 'Method not allowed: send messages by POST.' };
  await reply.status(405).header('Allow', 'POST').send(jsonRpcError(problem));
}
