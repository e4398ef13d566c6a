/** `bad` stops publishing until a person decides; `warn` is shown to the seller. */
export type CheckLevel = 'good' | 'warn' | 'bad';

/** `unit` is that of `value` and `limit`; `source` says where the limit comes from. */
export interface PrintCheck {
  id: string;
  level: CheckLevel;
  value: number;
  limit: number;
  unit: string;
  message: string;
  source: string;
}

export interface ShirtCheck {
  color: string;
  hex: string;
  edgeShare: number;
  areaShare: number;
  level: CheckLevel;
}

/** Stored as JSON. Shares and confidence are 0 to 1, lengths are print pixels. */
export interface PrintReport {
  effectiveDpi: number;
  background: 'transparent' | 'removed' | 'kept';
  confidence: number;
  coverage: number;
  semiTransparentShare: number;
  margins: { left: number; top: number; right: number; bottom: number };
  inks: string[];
  shirts: ShirtCheck[];
  checks: PrintCheck[];
}
