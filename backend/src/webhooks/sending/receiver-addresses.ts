import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { isLoopback, isPublicAddress } from '../model/addresses.ts';
import { addressIn, faultOfUrl, hostOf } from '../model/webhook-url.ts';
import { HostAddresses } from './host-addresses.ts';

/** Why nothing is sent to a URL, for the seller. */
export class UnusableUrl extends Error {}

const inside = 'This URL leads into a private network. Use an address that anybody can reach.';
const notHere = 'The URL must begin with https://.';
const nowhere = 'We can’t find this host.';

/** Decides where webhooks may go: never into our own network. */
@Injectable()
export class ReceiverAddresses {
  constructor(
    private readonly hosts: HostAddresses,
    private readonly config: AppConfig,
  ) {}

  /** A name that leads nowhere yet is accepted: each delivery searches for it again. @throws UnusableUrl */
  async check(text: string): Promise<void> {
    await this.findUsable(text);
  }

  /** What to connect to; all of it was checked. @throws UnusableUrl */
  async find(text: string): Promise<[string, ...string[]]> {
    const [first, ...more] = await this.findUsable(text);
    if (first === undefined) throw new UnusableUrl(nowhere);
    return [first, ...more];
  }

  private async findUsable(text: string): Promise<string[]> {
    const { allowLoopback } = this.config.values.webhooks;
    const fault = faultOfUrl(text, { allowLoopback });
    if (fault) throw new UnusableUrl(fault);
    const url = new URL(text);
    const literal = addressIn(url);
    const addresses = literal ? [literal] : await this.hosts.find(hostOf(url));
    const isHere = (address: string) => allowLoopback && isLoopback(address);
    if (!addresses.every((address) => isHere(address) || isPublicAddress(address))) throw new UnusableUrl(inside);
    const [known] = addresses;
    if (url.protocol === 'http:' && !(known && addresses.every(isLoopback))) throw new UnusableUrl(notHere);
    return addresses;
  }
}
