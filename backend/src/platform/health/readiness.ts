import { Injectable } from '@nestjs/common';

/** Whether a balancer may send requests here. */
@Injectable()
export class Readiness {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  stop(): void {
    this.stopping = true;
  }
}
