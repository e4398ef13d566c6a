import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import type { GenerationView } from './generation.dto.ts';
import { toGeneration } from './generation.mapper.ts';

@Injectable()
export class GenerationsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: FileLinks,
  ) {}

  /** Newest first. */
  async listGenerations(userId: string, limit: number): Promise<GenerationView[]> {
    const rows = await this.prisma.generation.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map((row) => toGeneration(row, this.links));
  }

  async getGeneration(userId: string, id: string): Promise<GenerationView> {
    const generation = await this.findGeneration(userId, id);
    if (!generation) throw new AppError('not_found');
    return generation;
  }

  async findGeneration(userId: string, id: string): Promise<GenerationView | null> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId } });
    return row && toGeneration(row, this.links);
  }

  /** Changes with every change of the seller's generations. */
  async findFeedVersion(userId: string): Promise<bigint> {
    const feed = await this.prisma.generationFeed.findUnique({ where: { userId } });
    return feed?.version ?? 0n;
  }
}
