import type { FileLinks } from '../../../platform/storage/file-links.ts';
import { designDocument } from '../../model/documents/design-document.ts';
import { mentionsOf } from '../../model/listing-words.ts';
import { parseListing } from '../../model/row.ts';
import type { DesignHistory, StoredVersion } from '../../versions/design-versions.ts';
import { toPrints, toReport } from '../generations/generation.mapper.ts';
import type { DesignDocumentView, DesignVersion } from './versions.dto.ts';

export function toDocumentView({ row, versions: [newest] }: DesignHistory): DesignDocumentView {
  const { engine, status, colors } = row;
  const isPress = engine === 'press';
  return {
    document: isPress && newest ? designDocument.parse(newest.document) : null,
    version: newest?.version ?? 0,
    engine,
    editable: isPress && status === 'finalized',
    colors,
  };
}

export function toVersion(history: DesignHistory, one: StoredVersion, links: FileLinks): DesignVersion {
  const { row } = history;
  const { version, createdAt, state, message, notice, restoredFrom, redraw, prints, report } = one;
  const pictures = toPrints({ prints, colors: row.colors, printKey: null, imageKey: null }, links);
  return {
    version,
    createdAt: createdAt.toISOString(),
    state,
    message,
    notice,
    imageUrl: pictures[0]?.image_url ?? null,
    prints: pictures,
    report: toReport({ report }),
    redrawn: redraw !== null,
    ...(restoredFrom !== null && { note: `Restored from version ${restoredFrom}` }),
    isCurrent: state === 'ready' && version === row.artVersion,
    onSale: row.productId !== null && version === row.productVersion,
    listingMentions: mentionsIn(history, one),
  };
}

function mentionsIn({ row, versions }: DesignHistory, { words }: StoredVersion): string[] {
  const listing = parseListing(row);
  const onSale = versions.find(({ version }) => version === row.productVersion);
  return listing && onSale && row.productId !== null ? mentionsOf(listing, onSale.words, words) : [];
}
