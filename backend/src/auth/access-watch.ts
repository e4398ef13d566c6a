import { Injectable } from '@nestjs/common';
import { catchError, concatMap, filter, map, merge, type Observable, of, take } from 'rxjs';
import { DatabaseEvents } from '../platform/events/database-events.ts';
import type { AuthUser } from '../platform/http/decorators.ts';
import { Identities } from './identities.service.ts';

/** For answers that stay open longer than the guard looks: tells when who was let in may no longer be here. */
@Injectable()
export class AccessWatch {
  constructor(
    private readonly events: DatabaseEvents,
    private readonly identities: Identities,
  ) {}

  /**
   * Fires once: on a sign-out of this session, a suspension, the account's end, or when that cannot be told. Looks once
   * at the beginning too, for what happened after the guard had looked.
   */
  ended(user: AuthUser): Observable<void> {
    const changes = this.events
      .on<{ userId: string }>('access_changed')
      .pipe(filter(({ userId }) => userId === user.id));
    return merge(of(undefined), changes, this.events.gaps).pipe(
      concatMap(() => this.identities.isStillIn(user)),
      catchError(() => of(false)),
      filter((isIn) => !isIn),
      take(1),
      map(() => undefined),
    );
  }
}
