import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { GenerationEventInfo } from './history.dto.ts';
import { toEventInfo } from './history.mapper.ts';

@Injectable()
export class HistoryService {
  constructor(private readonly prisma: PrismaService) {}

  async getHistory(userId: string, id: string): Promise<GenerationEventInfo[]> {
    const row = await this.prisma.generation.findFirst({
      where: { id, userId, deletedAt: null },
      select: { events: { orderBy: { id: 'asc' } } },
    });
    if (!row) throw new AppError('not_found');
    return row.events.map(toEventInfo);
  }
}
