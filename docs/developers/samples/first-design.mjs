import {
  createInkloomClient,
  unwrap,
  waitForDesign,
  waitForPublishing,
} from '@inkloom/client';

const baseUrl = process.env.INKLOOM_URL ?? 'https://inkloom.example';
const inkloom = createInkloomClient({ baseUrl, token: process.env.INKLOOM_KEY });

// --- Create
const today = new Date().toISOString().slice(0, 10);
const { generationId: id } = unwrap(
  await inkloom.POST('/api/generate', {
    params: { header: { 'Idempotency-Key': `first-design-${today}` } },
    body: {
      idea: 'Retro sunset with a surfing cat',
      selectedColors: ['Black'],
      publish: 'approved',
    },
  }),
);
console.log('Design', id);

// --- Wait
const design = await waitForDesign(inkloom, id);
console.log('It is', design.status);

// --- Read
const params = { path: { id } };
const listing = unwrap(
  await inkloom.GET('/api/generations/{id}/listing', { params }),
);
console.log('Title:', listing.title);

// --- Publish
if (design.publish_status === 'draft')
  unwrap(
    await inkloom.PUT('/api/generations/{id}/publishing', {
      params,
      body: { publish: 'now' },
    }),
  );
const published = await waitForPublishing(inkloom, id);
console.log(`It is ${published.publish_status}:`, published.external_url);
