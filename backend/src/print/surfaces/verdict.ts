import { PRINT_DPI } from '../raster/encode.ts';
import type { CheckLevel, PrintReport } from '../report/report.ts';

/** What a product's print area is printed on. */
export type PrintSurface = 'chest' | 'wrap' | 'sheet';

export interface Verdict {
  level: 'good' | 'fair' | 'refused';
  /** A sentence for the seller. */
  message: string;
}

/** Printify marks less as low, Printful asks for 150 to 300 (help.printful.com, "What is DPI"). */
export const GOOD_DPI = 150;

/**
 * Printful prints pictures of 38 to 74 DPI only after doubling them, and refuses less: it wants 75. Our enlargement draws
 * edges at least as well as doubling does, which is enough on cloth. Paper and glaze show every pixel from nearby.
 */
const LEAST_DPI: Record<PrintSurface, number> = { chest: 38, wrap: 75, sheet: 75 };

const ON: Record<PrintSurface, string> = { chest: 'this print area', wrap: 'this mug', sheet: 'a poster of this size' };

export function isTooCoarse(surface: PrintSurface, dpi: number): boolean {
  return Math.round(dpi) < LEAST_DPI[surface];
}

/** Of a picture that print files are made of or, where it is too coarse, are not. */
export function verdictOnPicture(surface: PrintSurface, dpi: number, reports: readonly PrintReport[]): Verdict {
  const times = Math.max(1, PRINT_DPI / dpi).toFixed(1);
  const at = `${Math.round(dpi)} DPI`;
  if (isTooCoarse(surface, dpi))
    return {
      level: 'refused',
      message: `The picture would be enlarged ${times} times, to ${at}, and look coarse on ${ON[surface]}: it takes at least ${LEAST_DPI[surface]} DPI.`,
    };
  const fault = faultIn(reports);
  if (fault?.level === 'refused') return fault;
  if (dpi < GOOD_DPI) return withFault(fair(`The picture is enlarged ${times} times, to ${at}: ${SOFT}.`), fault);
  const size = times === '1.0' ? `prints at ${PRINT_DPI} DPI` : `is enlarged ${times} times, to ${at}`;
  return withFault({ level: 'good', message: `The picture ${size}, and nothing is cut.` }, fault);
}

const SOFT = 'edges stay crisp, fine detail may look soft, and nothing is cut';

function withFault(verdict: Verdict, fault: Verdict | null): Verdict {
  return fault ? fair(`${verdict.message} ${fault.message}`) : verdict;
}

/** What a small area or an unlucky color loses; null where it is nothing. */
export function faultIn(reports: readonly PrintReport[]): Verdict | null {
  const colorsAt = (level: CheckLevel) =>
    reports
      .flatMap(({ shirts }) => shirts)
      .filter((shirt) => shirt.level === level)
      .map(({ color }) => color)
      .join(', ');
  const isAt = (id: string, level: CheckLevel) =>
    reports.some(({ checks }) => checks.some((check) => check.id === id && check.level === level));
  if (colorsAt('bad')) return refused(`The design can hardly be seen on ${colorsAt('bad')}: choose other colors.`);
  if (isAt('coverage', 'bad')) return refused('There is hardly any ink in this picture.');
  if (colorsAt('warn')) return fair(`Parts of the design fade into ${colorsAt('warn')}.`);
  if (isAt('thin_strokes', 'warn'))
    return fair('Some lines come out thinner than half a millimeter here, and may break up in print.');
  return null;
}

const refused = (message: string): Verdict => ({ level: 'refused', message });
const fair = (message: string): Verdict => ({ level: 'fair', message });
