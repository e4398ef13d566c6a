import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BIN, ROOT } from '../common/command.mjs';
import { findFolderCircles, type Import } from './folder-circles.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string; coreModule: boolean }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const SOURCES = ['backend', 'frontend', 'packages', 'scripts', 'prisma'];

/** Circles that only tests close separate nothing. */
const TESTS = /\.(?:spec|e2e)\.tsx?$/;

export async function findViolations(root = ROOT, sources = SOURCES): Promise<Violation[]> {
  const { modules, summary } = await cruise(root, sources);
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map((to) => ({ from: source, to: to.resolved })),
  );
  const isOurs = ({ from, to }: Import) => sources.some((folder) => to.startsWith(`${folder}/`)) && !TESTS.test(from);
  const circles = findFolderCircles(imports.filter(isOurs)).flatMap((circle) => circle.imports);
  return [...violations, ...circles.map((one) => ({ rule: 'no-folder-circles-at-any-depth', ...one }))];
}

async function cruise(root: string, sources: string[]): Promise<CruiseResult> {
  const args = [join(BIN, 'depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...sources];
  const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 256 * 1024 * 1024 };
  // It exits with the number of violations.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch((error) => error);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

export async function checkImportRules(): Promise<void> {
  const violations = await findViolations();
  if (violations.length === 0) return;
  throw new Error(violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).join('\n'));
}
