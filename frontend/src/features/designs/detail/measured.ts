/** A figure of the print report with its unit: "1.2 %", "76 dpi", "30 px". */
export function formatMeasure(value: number, unit: string): string {
  if (unit === 'share' || unit === 'confidence') return `${rounded(value * 100)} %`;
  return `${rounded(value)} ${unit}`;
}

function rounded(value: number): string {
  return String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}
