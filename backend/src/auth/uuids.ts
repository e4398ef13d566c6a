const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take the text as a uuid. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
