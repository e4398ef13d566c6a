/** Of each key and each app. A test compares it with what the server counts. */
export const REQUESTS_A_MINUTE = 120;

export const LIMIT_HEADERS = `RateLimit-Policy: "program";q=${REQUESTS_A_MINUTE};w=60
RateLimit: "program";r=117;t=42`;
