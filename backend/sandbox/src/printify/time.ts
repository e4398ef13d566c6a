/** `2019-07-25 13:40:41+00:00`, as products carry it (P1). */
export function productTime(at: number): string {
  return `${uploadTime(at)}+00:00`;
}

/** `2020-01-09 07:29:43`, as uploads carry it (P3). */
export function uploadTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
