import type { RetouchView } from '../../src/generations/api/retouch/retouch.dto.ts';
import type { Retouch } from '../../src/generations/model/documents/retouch-document.ts';
import type { Seller } from './seller.ts';

export const plainRetouch: Retouch = {
  picture: 0,
  edits: [],
  inks: [],
  placement: { scale: 1, turn: 0, dx: 0, dy: 0 },
  captions: [],
};

export const words: Retouch['captions'][number] = {
  ...{ text: 'Surf on', face: 'anton', ink: '#f4c542', edge: 'outline', edgeInk: '#1d2f55', shape: 'arch' },
  ...{ scale: 1, turn: 0, dx: 0, dy: 900 },
};

export const erased = (size: number, path: string) => ({ kind: 'brush', mode: 'erase', size, path }) as const;

export async function readRetouch(person: Seller, id: string) {
  const { status, body } = await person.get(`/api/generations/${id}/retouch` as '/api/generations/{id}/retouch');
  return { status, body: body as unknown as RetouchView & { code?: string } };
}

export function saveRetouch(person: Seller, id: string, retouch: unknown, basedOn: unknown) {
  const path = `/api/generations/${id}/retouch/versions`;
  return person.post(path as '/api/generations/{id}/retouch/versions', { retouch, basedOn });
}

/** Has the model draw a part anew: a blot in the middle of a bar, unless another one is given. */
export function redraw(person: Seller, id: string, basedOn: number, change: object = {}) {
  const path = `/api/generations/${id}/retouch/redraw`;
  const part = { words: 'A green leaf', strokes: [{ size: 40, path: '280 30 40 0' }] };
  return person.post(path as '/api/generations/{id}/retouch/redraw', {
    retouch: plainRetouch,
    basedOn,
    ...part,
    ...change,
  });
}
