import type { CheckLevel } from '../../../api/model/checkLevel.ts';
import type { PrintCheckInfo } from '../../../api/model/printCheckInfo.ts';
import type { PrintReportInfo } from '../../../api/model/printReportInfo.ts';

type Summarized = Pick<PrintReportInfo, 'checks' | 'shirts'>;

/** What to watch, by the id of a check; the others say it in their own sentence. */
const WATCH: Record<string, (report: Summarized, check: PrintCheckInfo) => string> = {
  resolution: (_, { level }) =>
    level === 'bad' ? 'the picture is too small for this print area' : 'fine detail may look soft',
  coverage: (_, { value, limit }) =>
    value < limit ? 'there is hardly any ink' : 'it is a nearly solid block, which feels stiff on cloth',
  semi_transparent: () => 'half-transparent parts may look pale',
  background: (_, { level }) =>
    level === 'bad' ? 'we’re not sure what’s background' : 'the whole rectangle is printed, with its background',
  margins: () => 'it comes very close to the edge of the print area',
  haze: () => 'glows and shadows print as a pale haze on dark colors',
  thin_strokes: () => 'the thinnest lines may break up',
  specks: () => 'tiny specks may look like dirt',
  gamut: () => 'very bright colors print duller than on screen',
  legibility: ({ shirts }, { level }) => {
    const names = shirts.filter((shirt) => shirt.level === level).map(({ color }) => color);
    return `it ${level === 'bad' ? 'can hardly be seen' : 'fades in parts'} on ${list(names)}`;
  },
};

/** By the id of a check. */
const NAMES: Record<string, string> = {
  semi_transparent: 'Half-transparent parts',
  coverage: 'Ink coverage',
  margins: 'Distance to the edge',
  specks: 'Tiny specks',
  inks: 'Colors',
  gamut: 'Bright colors',
  legibility: 'Readability on its colors',
};

/** "Thin strokes" of `thin_strokes`, unless it has a name that a seller knows. */
export function nameOfCheck(id: string): string {
  const words = id.replaceAll('_', ' ');
  return NAMES[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const OPENINGS: Record<CheckLevel, string> = {
  good: 'Ready to print: sharp, clean, and easy to see on every color you chose.',
  warn: 'Good to print. Watch out:',
  bad: 'Not ready to print:',
};

/** The report in one sentence for a seller, and how bad its worst check is. */
export function summarizeReport(report: Summarized): { level: CheckLevel; sentence: string } {
  const bad = report.checks.filter((check) => check.level === 'bad');
  const open = bad.length > 0 ? bad : report.checks.filter((check) => check.level === 'warn');
  const level = open[0]?.level ?? 'good';
  const watch = open.map((check) => WATCH[check.id]?.(report, check) ?? check.message.replace(/\.$/, ''));
  return { level, sentence: watch.length > 0 ? `${OPENINGS[level]} ${list(watch)}.` : OPENINGS.good };
}

/** How the detail of the picture and that of the print file differ. */
export function describeResolution(effectiveDpi: number): string {
  const drawn = Math.round(effectiveDpi);
  if (drawn >= PRINT_DPI) return `Drawn at the full ${PRINT_DPI} DPI of the print file.`;
  return `The picture was drawn at ${drawn} DPI. We enlarged it to a print file of ${PRINT_DPI} DPI: edges stay crisp, but no detail is added.`;
}

const PRINT_DPI = 300;
const MINIMUMS = ['resolution', 'background', 'margins'];

/** "63 DPI", and "at least 200 DPI" where there is a limit. */
export function describeMeasure({ id, value, limit, unit }: PrintCheckInfo): { value: string; limit: string | null } {
  const isMinimum = MINIMUMS.includes(id) || (id === 'coverage' && limit < 0.5);
  // More inks than these are full color, which is no fault.
  const isLimited = id !== 'inks' || value <= limit;
  return {
    value: measure(value, unit),
    limit: isLimited ? `${isMinimum ? 'at least' : 'at most'} ${measure(limit, unit)}` : null,
  };
}

function measure(value: number, unit: string): string {
  if (unit === 'share' || unit === 'confidence') return `${rounded(value * 100)}%`;
  return `${rounded(value)} ${unit === 'dpi' ? 'DPI' : unit}`;
}

function rounded(value: number): string {
  return String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}

function list(parts: string[]): string {
  return new Intl.ListFormat('en-US').format(parts);
}
