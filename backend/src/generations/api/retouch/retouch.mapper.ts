import type { FileLinks } from '../../../platform/storage/file-links.ts';
import { confidenceLimit } from '../../../print/index.ts';
import { parseReport } from '../../model/row.ts';
import type { OpenedRetouch } from '../../versions/retouches.ts';
import type { RetouchView } from './retouch.dto.ts';

export function toRetouchView(
  { row, retouch, version, picture, editable }: OpenedRetouch,
  links: FileLinks,
): RetouchView {
  const { cut, whole, width, height } = picture;
  const confidence = parseReport(row)?.confidence ?? 1;
  return {
    retouch,
    version,
    picture: { cutUrl: links.linkTo(cut), wholeUrl: whole && links.linkTo(whole), width, height },
    editable,
    uncertain: confidence < confidenceLimit,
    colors: row.colors,
  };
}
