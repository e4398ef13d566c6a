import type { DesignDocument } from '../../src/designer/index.ts';
import type { DesignVersion } from '../../src/generations/api/versions/versions.dto.ts';
import type { Seller } from './seller.ts';
import { until } from './until.ts';

/** Print files take their time. */
export const drawSeconds = 100;

export const asked = {
  idea: 'Retro sunset with a surfing cat and the words "Surf on"',
  selectedColors: ['Black'],
  engine: 'press',
  style: 'minimal',
};

/** A design of Press that is made and in the shop. */
export async function finishedPress(person: Seller, change: object = {}): Promise<string> {
  const { id, status, error_message } = await person.ended(await person.begin({ ...asked, ...change }), drawSeconds);
  if (status !== 'finalized') throw new Error(`${status}: ${error_message}`);
  return id;
}

export async function readDocument(person: Seller, id: string) {
  const { status, body } = await person.get(`/api/generations/${id}/document` as '/api/generations/{id}/document');
  return { status, body: body as Omit<typeof body, 'document'> & { document: DesignDocument } };
}

export async function listVersions(person: Seller, id: string): Promise<DesignVersion[]> {
  return (await person.get(`/api/generations/${id}/versions` as '/api/generations/{id}/versions')).body;
}

export function save(person: Seller, id: string, document: unknown, basedOn: unknown) {
  return person.post(`/api/generations/${id}/versions` as '/api/generations/{id}/versions', { document, basedOn });
}

export function restore(person: Seller, id: string, version: number | string) {
  const path = `/api/generations/${id}/versions/${version}/restore`;
  return person.post(path as '/api/generations/{id}/versions/{version}/restore');
}

export function updateProduct(person: Seller, id: string, body: object = {}) {
  const path = `/api/generations/${id}/product-update`;
  return person.post(path as '/api/generations/{id}/product-update', body);
}

export async function versionOf(person: Seller, id: string, version: number): Promise<DesignVersion> {
  const found = (await listVersions(person, id)).find((one) => one.version === version);
  if (!found) throw new Error(`There is no version ${version}.`);
  return found;
}

/** Waits until the version is drawn or could not be. */
export function versionEnded(person: Seller, id: string, version: number): Promise<DesignVersion> {
  return until(
    () => versionOf(person, id, version),
    ({ state }) => state !== 'drawing',
    { seconds: drawSeconds },
  );
}
