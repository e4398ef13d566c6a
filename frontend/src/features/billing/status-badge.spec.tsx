import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from '../../components/ui/badge.tsx';
import { StatusBadge } from './status-badge.tsx';

it.each([
  ['active', 'default', 'Active'],
  ['past_due', 'destructive', 'Past due'],
  ['canceled', 'secondary', 'Canceled'],
  ['none', 'outline', 'No plan'],
  ['paused', 'outline', 'paused'],
] as const)('the badge of "%s" is %s', (status, variant, words) => {
  const expected = (
    <Badge className="whitespace-nowrap" variant={variant}>
      <span>{words}</span>
    </Badge>
  );
  expect(renderToStaticMarkup(<StatusBadge status={status} />)).toBe(renderToStaticMarkup(expected));
});
