/** `bad` stops publishing until a person has decided, `warn` is shown, `good` is quiet. */
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

/** How a design reads on one color of shirt; shares as in Legibility. */
export interface ShirtCheck {
  color: string;
  hex: string;
  edgeShare: number;
  areaShare: number;
  level: CheckLevel;
}

/** What is known of a print file, kept as JSON beside it. Shares and confidence run from 0 to 1, lengths are print pixels. */
export interface PrintReport {
  effectiveDpi: number;
  background: 'transparent' | 'removed' | 'kept';
  confidence: number;
  coverage: number;
  semiTransparentShare: number;
  margins: { left: number; top: number; right: number; bottom: number };
  /** The inks a screen printer would mix, commonest first, as `#rrggbb`. */
  inks: string[];
  /** One entry a shirt color asked about. */
  shirts: ShirtCheck[];
  checks: PrintCheck[];
}
