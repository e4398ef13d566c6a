import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import { Public } from '../http/decorators.ts';
import { Metrics } from './metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For Prometheus: with METRICS_TOKEN as bearer where that is set, else from this machine alone. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  @Public()
  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Req() request: FastifyRequest): Promise<string> {
    const token = this.config.values.metricsToken;
    const allowed = token ? request.headers.authorization === `Bearer ${token}` : loopback.has(request.ip);
    if (!allowed) throw new AppError('not_found');
    return this.metrics.registry.metrics();
  }
}
