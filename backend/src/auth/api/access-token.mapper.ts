import type { WireSession } from '../model/wire-user.ts';
import type { AccessToken } from './access-token.dto.ts';

export function toAccessToken({ access_token, token_type, expires_in, refresh_token }: WireSession): AccessToken {
  return { access_token, token_type, expires_in, refresh_token };
}
