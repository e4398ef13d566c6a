/** A token that leaks is recognized by them, and revoked. */
export const accessTokenPrefix = 'inkat_';
export const refreshTokenPrefix = 'inkrt_';
