import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/decorators.ts';
import { PrismaService } from '../prisma/prisma.service.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { FileStore } from '../storage/storage.ts';
import { Readiness } from './readiness.ts';

type Check = 'ok' | 'failed';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly files: FileStore,
    private readonly readiness: Readiness,
  ) {}

  @Public()
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, Check | 'stopping'>> {
    if (this.readiness.isStopping) {
      void reply.status(503);
      return { status: 'stopping' };
    }
    const checks = {
      database: await outcome(this.prisma.$queryRaw`SELECT 1`),
      queue: await outcome(this.queue.boss.schemaVersion()),
      files: await outcome(this.files.check()),
    };
    const ok = Object.values(checks).every((check) => check === 'ok');
    void reply.status(ok ? 200 : 503);
    return { status: ok ? 'ok' : 'failed', ...checks };
  }
}

async function outcome(check: Promise<unknown>): Promise<Check> {
  try {
    await check;
    return 'ok';
  } catch {
    return 'failed';
  }
}
