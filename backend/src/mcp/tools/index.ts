import { getBatch } from './batches.ts';
import { createBatch } from './create-batch.ts';
import { createDesign } from './create-design.ts';
import { getCredits } from './credits.ts';
import { getDesign, listDesigns } from './designs.ts';
import { suggestBrief, suggestConcepts } from './ideas.ts';
import { getListing, updateListing } from './listings.ts';
import { listLineUps, putOnProducts } from './products.ts';
import { getProfit } from './profits.ts';
import { publishDesign } from './publish-design.ts';

export { designOutput, designUri, findDesign, previewUri } from './designs.ts';

/** In the order of the work. */
export const tools = [
  suggestBrief,
  suggestConcepts,
  createDesign,
  getDesign,
  listDesigns,
  getListing,
  updateListing,
  getProfit,
  listLineUps,
  putOnProducts,
  createBatch,
  getBatch,
  publishDesign,
  getCredits,
];
