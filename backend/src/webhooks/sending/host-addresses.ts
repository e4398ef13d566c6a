import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const timeoutMs = 1500;
const tries = 2;

/** What names lead to. Asked over the network: the system's own call would read local names, and block a thread meanwhile. */
@Injectable()
export class HostAddresses {
  private readonly resolver = new Resolver({ timeout: timeoutMs, tries });

  /** Empty where the name leads nowhere now. */
  async find(host: string): Promise<string[]> {
    if (/^localhost\.?$/i.test(host)) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([this.resolver.resolve4(host), this.resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}
