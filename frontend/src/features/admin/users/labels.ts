import type { CreditSource } from '../../../api/model/creditSource.ts';
import type { DesignEngine } from '../../../api/model/designEngine.ts';
import type { GenerationState } from '../../../api/model/generationState.ts';
import type { LedgerType } from '../../../api/model/ledgerType.ts';
import type { PublishStatus } from '../../../api/model/publishStatus.ts';

export const ENGINE_LABELS: Record<DesignEngine, string> = { ai: 'AI', press: 'Press' };

export const STATUS_LABELS: Record<GenerationState, string> = {
  pending: 'Queued',
  generating: 'Drawing',
  removing_bg: 'Removing background',
  uploading: 'Uploading',
  creating_listing: 'Writing listing',
  creating_product: 'Creating product',
  preview: 'In review',
  finalized: 'Finished',
  error: 'Failed',
};

export const PUBLISH_LABELS: Record<PublishStatus, string> = {
  draft: 'Draft',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Failed',
};

export const SOURCE_LABELS: Record<CreditSource, string> = {
  signup: 'Sign-up',
  grant: 'Granted',
  subscription: 'Subscription',
  addon: 'Add-on',
};

export const LEDGER_TYPE_LABELS: Record<LedgerType, string> = { credit: 'Credit', debit: 'Debit' };
