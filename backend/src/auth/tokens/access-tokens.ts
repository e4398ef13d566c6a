import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { AppConfig } from '../../platform/config/config.ts';
import type { Session, User } from '../../platform/prisma/client/client.ts';
import { algorithm, audience } from '../model/claims.ts';
import { appMetadata, toMetadataClaim } from '../model/wire-user.ts';
import { SigningKeys } from './signing-keys.ts';

export interface AccessToken {
  token: string;
  /** Unix seconds. */
  expiresAt: number;
}

@Injectable()
export class AccessTokens {
  constructor(
    private readonly config: AppConfig,
    private readonly keys: SigningKeys,
  ) {}

  async issue(user: User, session: Session): Promise<AccessToken> {
    const now = Math.floor(Date.now() / 1000);
    const expiresAt = now + this.config.auth.accessTokenSeconds;
    const { kid, key } = this.keys.signing;
    const token = await new SignJWT({
      email: user.email,
      phone: '',
      app_metadata: appMetadata,
      user_metadata: toMetadataClaim(user),
      role: audience,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
      .setIssuer(this.config.auth.issuer)
      .setSubject(user.id)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(key);
    return { token, expiresAt };
  }
}
