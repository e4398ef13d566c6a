import { AppError } from '../../platform/errors/app-error.ts';
import { DAY_MS } from '../../platform/time.ts';

/** A program has spent what its seller lets it spend in a day (UTC). */
export class DailyCapReached extends AppError {
  constructor(
    { name, creditsPerDay }: { name: string; creditsPerDay: number },
    private readonly now = Date.now(),
  ) {
    const words = `“${name}” has used its ${creditsPerDay} credits for today. It can continue after midnight UTC.`;
    super('daily_cap_reached', words);
  }

  get retryAfterSeconds(): number {
    return Math.ceil((nextUtcDay(this.now).getTime() - this.now) / 1000);
  }
}

export function nextUtcDay(now = Date.now()): Date {
  return new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS);
}
