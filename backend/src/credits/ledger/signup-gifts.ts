import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { identityOfAddress } from '../model/address-identity.ts';
import { CreditsService } from './credits.service.ts';

interface Account {
  id: string;
  email: string;
}

/** The credits of a new account, once a person: neither another spelling of an address nor a new account gives more. */
@Injectable()
export class SignupGifts {
  constructor(
    private readonly credits: CreditsService,
    private readonly secrets: SecretBox,
  ) {}

  /** Adds as many as the admin setting says. */
  async openAccount(tx: Tx, { id: userId, email }: Account): Promise<void> {
    const { newUserCredits } = await tx.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    if (newUserCredits === 0 || !(await this.claim(tx, userId, `address:${identityOfAddress(email)}`))) return;
    await this.credits.addLot(tx, {
      userId,
      source: 'signup',
      sourceKey: sourceKeyOf(userId),
      amount: newUserCredits,
      description: 'Credits for a new account',
    });
  }

  /** Nothing can be made before Printify is connected: what an earlier account's owner got again is not spent yet. */
  async claimPrintify(tx: Tx, userId: string, account: string): Promise<void> {
    const lot = await this.credits.findLot(sourceKeyOf(userId), tx);
    if (!lot || (await this.claim(tx, userId, `printify:${account}`))) return;
    await this.credits.expireLot(tx, lot, 'This Printify account had the credits of a new account before');
  }

  /** True where nobody else had a gift as this person. */
  private async claim(tx: Tx, userId: string, person: string): Promise<boolean> {
    const keys = this.secrets.signatures('signup-gift', person);
    const known = await tx.signupGift.findFirst({ where: { key: { in: keys } } });
    if (known) return known.userId === userId;
    const { count } = await tx.signupGift.createMany({ data: [{ key: keys[0], userId }], skipDuplicates: true });
    return count > 0;
  }
}

const sourceKeyOf = (userId: string) => `signup:${userId}`;
