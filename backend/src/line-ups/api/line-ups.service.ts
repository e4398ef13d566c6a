import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { SellerShops, usualShop } from '../../printify/index.ts';
import { LineUpChecks } from '../line-ups/line-up-checks.ts';
import { LineUpShops } from '../line-ups/line-up-shops.ts';
import { LineUps, type StoredLineUp } from '../line-ups/line-ups.ts';
import type { LineUpBody, LineUpList, LineUpView } from './line-ups.dto.ts';
import { toLineUpView } from './line-ups.mapper.ts';

const saveLimit = { name: 'line-up', points: 30, seconds: 60 };

@Injectable()
export class LineUpsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly lineUps: LineUps,
    private readonly checks: LineUpChecks,
    private readonly shops: LineUpShops,
    private readonly connections: SellerShops,
    private readonly limits: RateLimits,
  ) {}

  async listLineUps(userId: string): Promise<LineUpList> {
    const [all, { extraProductCredits }] = await Promise.all([
      this.lineUps.list(userId),
      this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } }),
    ]);
    return { lineUps: await this.viewsOf(userId, all), creditsEach: extraProductCredits };
  }

  async createLineUp(userId: string, body: LineUpBody): Promise<LineUpView> {
    return this.viewOf(userId, await this.lineUps.create(userId, await this.draftOf(userId, body)));
  }

  async replaceLineUp(userId: string, id: string, body: LineUpBody): Promise<LineUpView> {
    await this.lineUps.find(userId, id);
    return this.viewOf(userId, await this.lineUps.replace(userId, id, await this.draftOf(userId, body)));
  }

  private async draftOf(userId: string, { name, isDefault, items, shop: wanted }: LineUpBody) {
    await this.limits.consume(saveLimit, userId);
    const shop = await this.shops.check(userId, wanted);
    const { connectionId, shopId } = shop ?? usualShop;
    return { name, isDefault, connectionId, shopId, items: await this.checks.check(userId, items, shop) };
  }

  private async viewOf(userId: string, lineUp: StoredLineUp): Promise<LineUpView> {
    const [view] = await this.viewsOf(userId, [lineUp]);
    return view as LineUpView;
  }

  private async viewsOf(userId: string, lineUps: StoredLineUp[]): Promise<LineUpView[]> {
    const named = lineUps.some(({ items }) => items.some(({ shop }) => shop !== null));
    const connections = named ? await this.connections.list(userId) : [];
    return lineUps.map((lineUp) => toLineUpView(lineUp, connections));
  }
}
