import type { EnrolledFactor } from '../../factors/factors.service.ts';
import type { RecoveryCodes, RecoveryStatus } from '../../factors/recovery-codes.service.ts';
import type { AskedFactor } from '../../factors/verify-factor.service.ts';
import type { EnrolledFactorView, FactorChallengeView, RecoveryCodeSet, RecoveryCodesStatus } from './factors.dto.ts';

export function toEnrolledFactor({ factor, key }: EnrolledFactor): EnrolledFactorView {
  const { id, friendlyName } = factor;
  if (!key) return { id, type: 'webauthn', friendly_name: friendlyName };
  const totp = { qr_code: key.qrCode, secret: key.secret, uri: key.uri };
  return { id, type: 'totp', friendly_name: friendlyName, totp };
}

export function toChallengeView({ id, expiresAt, passkey }: AskedFactor): FactorChallengeView {
  const expires_at = Math.floor(expiresAt.getTime() / 1000);
  if (!passkey) return { id, type: 'totp', expires_at };
  const webauthn = { type: passkey.type, credential_options: { publicKey: passkey.options } };
  return { id, type: 'webauthn', expires_at, webauthn };
}

export function toCodeSet({ factor, codes }: RecoveryCodes): RecoveryCodeSet {
  const { id, friendlyName } = factor;
  return { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes };
}

export function toCodesStatus({ factor, total, remaining }: RecoveryStatus): RecoveryCodesStatus {
  return { id: factor.id, type: 'recovery_code', total, remaining };
}
