import { Injectable } from '@nestjs/common';
import { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { generationStates, hasEnded } from '../model/status/states.ts';

/** Without the ends, in which designs stay for years. */
const counted = generationStates.filter((state) => !hasEnded(state));

@Injectable()
export class DesignGauges {
  constructor(
    database: DatabaseGauges,
    private readonly metrics: Metrics,
    private readonly prisma: PrismaService,
  ) {
    database.add({ gauges: [metrics.designs, metrics.designsWaiting], read: () => this.read() });
  }

  private async read(): Promise<void> {
    const groups = await this.prisma.generation.groupBy({
      by: ['status', 'waitingFor', 'waitingReason'],
      where: { OR: [{ status: { in: counted } }, { publishStatus: 'publishing' }] },
      _count: true,
    });
    const { designs, designsWaiting } = this.metrics;
    designsWaiting.reset();
    for (const state of [...counted, 'publishing']) designs.set({ state }, 0);
    for (const { status, waitingFor, waitingReason, _count: count } of groups) {
      designs.inc({ state: hasEnded(status) ? 'publishing' : status }, count);
      if (waitingFor && waitingReason) designsWaiting.inc({ for: waitingFor, reason: waitingReason }, count);
    }
  }
}
