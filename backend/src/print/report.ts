import type { PrintArea } from './placement.ts';
import type { Raster } from './raster.ts';

export type CheckLevel = 'good' | 'warn' | 'bad';

/** One line of the passport. `value` and `limit` share `unit`; `source` says where the limit comes from. */
export interface PrintCheck {
  id: string;
  level: CheckLevel;
  value: number;
  limit: number;
  unit: string;
  message: string;
  source: string;
}

/** What is known of a print file, kept as JSON beside it. Shares and confidence run from 0 to 1, lengths are print pixels. */
export interface PrintReport {
  effectiveDpi: number;
  background: 'transparent' | 'removed' | 'kept';
  confidence: number;
  coverage: number;
  semiTransparentShare: number;
  margins: { left: number; top: number; right: number; bottom: number };
  checks: PrintCheck[];
}

/** Alpha strictly between these prints as a haze: the white base under it shows. */
const HAZE_FROM = 8;
const HAZE_TO = 247;

export interface InkShares {
  /** Inked pixels of the whole print area. */
  coverage: number;
  /** Half-transparent pixels of the inked ones. */
  semiTransparentShare: number;
}

/** Counts ink once over the finished pixels. */
export function inkShares(raster: Raster, area: PrintArea): InkShares {
  const { data } = raster;
  let ink = 0;
  let semi = 0;
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i]!;
    if (alpha <= HAZE_FROM) continue;
    ink++;
    if (alpha < HAZE_TO) semi++;
  }
  return { coverage: ink / (area.width * area.height), semiTransparentShare: ink === 0 ? 0 : semi / ink };
}
