import { Injectable } from '@nestjs/common';
import {
  catchError,
  concatMap,
  defer,
  filter,
  map,
  merge,
  type Observable,
  of,
  retry,
  take,
  throwError,
  timer,
} from 'rxjs';
import { DatabaseEvents } from '../../platform/events/database-events.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { Identities } from './identities.ts';

const outagePauseMs = 1000;

/** An outage says nothing about anybody's access. */
function laterInOutage(error: unknown): Observable<unknown> {
  return isDatabaseOutage(error) ? timer(outagePauseMs) : throwError(() => error);
}

/** For answers that stay open after the guard's check: reports when the user loses access. */
@Injectable()
export class AccessWatch {
  constructor(
    private readonly events: DatabaseEvents,
    private readonly identities: Identities,
  ) {}

  /** Emits once, also for a failed check. Checks at the start too, for what happened since the guard's check. */
  ended(user: AuthUser): Observable<void> {
    const changes = this.events.about('access_changed', user.id);
    return merge(of(undefined), changes, this.events.gaps).pipe(
      concatMap(() => defer(() => this.identities.hasAccess(user)).pipe(retry({ delay: laterInOutage }))),
      catchError(() => of(false)),
      filter((hasAccess) => !hasAccess),
      take(1),
      map(() => undefined),
    );
  }
}
