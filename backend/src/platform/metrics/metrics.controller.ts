import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../config/config.ts';
import { isSame } from '../crypto/crypto.ts';
import { AppError } from '../errors/app-error.ts';
import { Public } from '../http/decorators.ts';
import { Metrics } from './metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  @Public()
  @Get()
  read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.isAllowed(request)) throw new AppError('not_found');
    // Only now: an error has a type of its own.
    void reply.type(this.metrics.registry.contentType);
    return this.metrics.scrape();
  }

  private isAllowed(request: FastifyRequest): boolean {
    const { metricsToken, production } = this.config.values;
    if (metricsToken) return isSame(`Bearer ${metricsToken}`, request.headers.authorization ?? '');
    return !production && loopback.has(request.ip) && !isForwarded(request);
  }
}

/** A proxy on this machine asks for somebody elsewhere. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['x-forwarded-for', 'x-real-ip', 'forwarded'].some((name) => headers[name] !== undefined);
}
