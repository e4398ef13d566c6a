import { Injectable } from '@nestjs/common';
import { catchError, concatMap, filter, map, merge, type Observable, of, take } from 'rxjs';
import { DatabaseEvents } from '../../platform/events/database-events.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { Identities } from './identities.ts';

/** For answers that stay open after the guard's check: reports when the user loses access. */
@Injectable()
export class AccessWatch {
  constructor(
    private readonly events: DatabaseEvents,
    private readonly identities: Identities,
  ) {}

  /** Emits once, also for a failed check. Checks at the start too, for what happened since the guard's check. */
  ended(user: AuthUser): Observable<void> {
    const changes = this.events
      .on<{ userId: string }>('access_changed')
      .pipe(filter(({ userId }) => userId === user.id));
    return merge(of(undefined), changes, this.events.gaps).pipe(
      concatMap(() => this.identities.hasAccess(user)),
      catchError(() => of(false)),
      filter((hasAccess) => !hasAccess),
      take(1),
      map(() => undefined),
    );
  }
}
