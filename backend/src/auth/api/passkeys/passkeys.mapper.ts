import type { PasskeyCeremony } from '../../passkeys/passkey-sign-in.service.ts';
import type { PasskeyFactor } from '../../passkeys/passkeys.service.ts';
import type { PasskeyOptions, PasskeyView } from './passkeys.dto.ts';

export function toPasskeyOptions({ challenge, options }: PasskeyCeremony): PasskeyOptions {
  return { challenge_id: challenge.id, options, expires_at: Math.floor(challenge.expiresAt.getTime() / 1000) };
}

export function toPasskeyView({ id, friendlyName, passkey }: PasskeyFactor): PasskeyView {
  const { createdAt, lastUsedAt } = passkey;
  return {
    id,
    friendly_name: friendlyName,
    created_at: createdAt.toISOString(),
    ...(lastUsedAt ? { last_used_at: lastUsedAt.toISOString() } : {}),
  };
}
