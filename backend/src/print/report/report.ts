/** `bad` stops publishing until a person decides; `warn` is shown to the seller. */
export type CheckLevel = 'good' | 'warn' | 'bad';

/** One line of the report. `unit` is that of `value` and `limit`; `source` says where the limit comes from. */
export interface PrintCheck {
  id: string;
  level: CheckLevel;
  value: number;
  limit: number;
  unit: string;
  message: string;
  source: string;
}

/** How readable a design is on one shirt color; shares as in Legibility. */
export interface ShirtCheck {
  color: string;
  hex: string;
  edgeShare: number;
  areaShare: number;
  level: CheckLevel;
}

/** What is known about a print file; stored as JSON. Shares and confidence are 0 to 1, lengths are print pixels. */
export interface PrintReport {
  effectiveDpi: number;
  background: 'transparent' | 'removed' | 'kept';
  confidence: number;
  coverage: number;
  semiTransparentShare: number;
  margins: { left: number; top: number; right: number; bottom: number };
  /** The inks a screen printer would mix, most common first, as `#rrggbb`. */
  inks: string[];
  shirts: ShirtCheck[];
  checks: PrintCheck[];
}
