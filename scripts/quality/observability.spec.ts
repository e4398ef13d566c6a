import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { counters, gauges, histograms } from '../../backend/src/platform/metrics/metric-definitions.ts';
import { ROOT } from '../common/command.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const rules: Rule[] = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
const dashboard: { panels: { id: number; targets?: { expr: string }[] }[] } = JSON.parse(
  read('deploy/grafana/inkloom.json'),
);
const queriesOf: Record<string, string[]> = {
  'the dashboard': dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  'the alert rules': rules.map(({ expr }) => expr),
  'the objectives': [...read('docs/slo.md').matchAll(/```promql\n(.*?)```/gs)].map(([, query = '']) => query),
};

/** Labels by the names that Prometheus sees. */
const labelsOf = new Map<string, readonly string[]>();
for (const { name, labelNames = [] } of [...Object.values(counters), ...Object.values(gauges)])
  labelsOf.set(name, labelNames);
for (const { name, labelNames = [] } of Object.values(histograms)) {
  labelsOf
    .set(`${name}_bucket`, [...labelNames, 'le'])
    .set(`${name}_count`, labelNames)
    .set(`${name}_sum`, labelNames);
}
const builtIn = new Registry();
collectDefaultMetrics({ register: builtIn, prefix: 'inkloom_' });
for (const { name } of builtIn.getMetricsAsArray()) labelsOf.set(name, []);

/** Metrics with the labels that are asked of them, as in `name{label="value"}`. */
function selectorsIn(query: string): { metric: string; matchers: Record<string, string> }[] {
  return [...query.matchAll(/\b(inkloom_\w+)(?:\{([^}]*)\})?/g)].map(([, metric = '', inside = '']) => ({
    metric,
    matchers: Object.fromEntries(
      [...inside.matchAll(/(\w+)(?:=~|!=|!~|=)"([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  }));
}

describe.each(Object.entries(queriesOf))('the queries of %s', (_, queries) => {
  const selectors = queries.flatMap(selectorsIn);

  it('name metrics and labels that the code has', () => {
    expect(selectors.length).toBeGreaterThan(0);
    const unknown = selectors.flatMap(({ metric, matchers }) => {
      const labels = labelsOf.get(metric);
      if (!labels) return [metric];
      return Object.keys(matchers).flatMap((label) => (labels.includes(label) ? [] : [`${metric}{${label}}`]));
    });
    expect(unknown).toEqual([]);
  });

  it('ask histograms for bounds that they have', () => {
    const bounds = selectors.flatMap(({ metric, matchers: { le } }) => (le ? [{ metric, le }] : []));
    const missing = bounds.filter(({ metric, le }) => {
      const histogram = Object.values(histograms).find(({ name }) => `${name}_bucket` === metric);
      return !histogram?.buckets.includes(Number(le));
    });
    expect(missing).toEqual([]);
  });
});

it('the dashboard shows every metric of ours', () => {
  const shown = queriesOf['the dashboard']?.join('\n') ?? '';
  const ours = [histograms, counters, gauges].flatMap((group) => Object.values(group).map(({ name }) => name));
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});

it('every alert has a name of its own and says where its runbook is', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  }
});

const runbook = 'docs/operations.md';
const withRunbook = existsSync(join(ROOT, runbook)) ? it : it.skip;
withRunbook('every alert has its entry in the runbook', () => {
  const headings = new Set(read(runbook).split('\n'));
  expect(rules.map(({ alert }) => alert).filter((alert) => !headings.has(`### ${alert}`))).toEqual([]);
});
