import { BlockedTermViewSeverity as Severity } from '../../../api/model/blockedTermViewSeverity.ts';

export const SEVERITIES: { value: Severity; name: string; meaning: string }[] = [
  { value: Severity.block, name: 'Block', meaning: 'No listing may contain it.' },
  { value: Severity.warn, name: 'Warn', meaning: 'It lowers a listing’s score.' },
  { value: Severity.allow, name: 'Allow', meaning: 'Removes it from the built-in list.' },
];

export function severityName(severity: Severity): string {
  return SEVERITIES.find(({ value }) => value === severity)?.name ?? severity;
}
