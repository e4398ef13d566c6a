import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, thirty seconds. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after, for clocks that differ. */
const window = 1;

export interface TotpKey {
  /** Base32, for who types it. */
  secret: string;
  uri: string;
  /** An SVG. Clients put it into a data URL as it is, so it has no `#`. */
  qrCode: string;
}

export function newTotpKey(issuer: string, label: string): TotpKey {
  const key = new TOTP({ ...standard, issuer, label, secret: new Secret({ size: 20 }) });
  const uri = key.toString();
  return { secret: key.secret.base32, uri, qrCode: renderSVG(uri, { border: 4 }) };
}

/** The time step that the code is of, or null where it is of none in the window. */
export function stepOfCode(secret: string, typed: string, nowMs: number): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = new TOTP({ ...standard, secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: nowMs,
    window,
  });
  return delta === null ? null : Math.floor(nowMs / 1000 / standard.period) + delta;
}
