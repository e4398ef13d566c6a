import { BlockedTermViewSeverity as Severity } from '../../../api/model/blockedTermViewSeverity.ts';

export const SEVERITIES: { value: Severity; name: string; meaning: string }[] = [
  { value: Severity.block, name: 'Block', meaning: 'No listing may hold it.' },
  { value: Severity.warn, name: 'Warn', meaning: 'It costs a listing points.' },
  { value: Severity.allow, name: 'Allow', meaning: 'Takes it off the list that comes with the product.' },
];

export function severityName(severity: Severity): string {
  return SEVERITIES.find(({ value }) => value === severity)?.name ?? severity;
}
