import { invalid, missingParameter, unknownModel } from './errors.ts';

interface KnownModel {
  id: string;
  kind: 'image' | 'text';
  since: string;
  shutdown?: string;
  /** Image models only: whether they draw without a background (O1). */
  transparent?: boolean;
  /** Image models only: the quality steps beyond high (O2). */
  fine?: boolean;
}

/** The models of November 2026 (O1); those that are shut down are not listed, as in the real service. */
const MODELS: readonly KnownModel[] = [
  { id: 'gpt-image-2', kind: 'image', since: '2026-04-21', transparent: false },
  { id: 'gpt-image-2-2026-04-21', kind: 'image', since: '2026-04-21', transparent: false },
  { id: 'gpt-image-2.5-sunburst', kind: 'image', since: '2026-09-08', transparent: true, fine: true },
  { id: 'gpt-image-2.5-sunburst-2026-09-08', kind: 'image', since: '2026-09-08', transparent: true, fine: true },
  { id: 'gpt-image-2.5-flare', kind: 'image', since: '2026-09-08', transparent: true, fine: true },
  { id: 'gpt-image-2.5-flare-2026-09-08', kind: 'image', since: '2026-09-08', transparent: true, fine: true },
  { id: 'gpt-image-2.6-sunburst', kind: 'image', since: '2026-11-05', transparent: true, fine: true },
  { id: 'gpt-image-2.6-flare', kind: 'image', since: '2026-11-05', transparent: true, fine: true },
  { id: 'gpt-image-1.5', kind: 'image', since: '2025-12-16', shutdown: '2026-12-01', transparent: true },
  { id: 'gpt-image-1-mini', kind: 'image', since: '2025-10-06', shutdown: '2026-12-01', transparent: true },
  { id: 'chatgpt-image-latest', kind: 'image', since: '2025-12-16', shutdown: '2026-12-01', transparent: true },
  { id: 'gpt-6-luna', kind: 'text', since: '2026-09-22' },
  { id: 'gpt-6-sol', kind: 'text', since: '2026-09-22' },
  { id: 'gpt-6-astra', kind: 'text', since: '2026-09-22' },
  { id: 'gpt-6.1-sol', kind: 'text', since: '2026-10-27' },
  { id: 'gpt-6.1-terra', kind: 'text', since: '2026-10-27' },
  { id: 'gpt-5.6-luna', kind: 'text', since: '2026-06-11' },
  { id: 'gpt-5-mini', kind: 'text', since: '2025-08-07', shutdown: '2026-12-11' },
  { id: 'gpt-4o-mini', kind: 'text', since: '2024-07-18', shutdown: '2027-01-14' },
];

/** @throws OpenAiError where the request names no model, an unknown one, or one of another kind */
export function modelFor(kind: KnownModel['kind'], id: unknown): KnownModel {
  if (id === undefined || id === null) throw missingParameter('model');
  const model = MODELS.find((known) => known.id === id);
  if (!model) throw unknownModel(String(id));
  if (model.kind !== kind)
    throw invalid(`The model '${model.id}' is not supported with this endpoint.`, 'model', 'invalid_value');
  return model;
}

export function listModels() {
  return { object: 'list', data: MODELS.map(toModel) };
}

export function showModel(id: string) {
  const model = MODELS.find((known) => known.id === id);
  if (!model) throw unknownModel(id);
  return toModel(model);
}

function toModel({ id, since, shutdown }: KnownModel) {
  return {
    id,
    object: 'model',
    created: Date.parse(since) / 1000,
    owned_by: 'system',
    ...(shutdown && { shutdown_date: shutdown }),
  };
}
