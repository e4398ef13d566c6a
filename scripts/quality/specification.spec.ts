import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { shirtColor, shirtColors } from '../../backend/src/print/index.ts';
import { SAMPLE_COLORS, UNKNOWN_COLOR_HEX } from '../../frontend/src/lib/shirt-colors.ts';
import { ROOT } from '../common/command.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Row {
  section: string;
  statement: string;
  verdict: 'TRUE' | 'DECIDED' | 'NOT TRUE';
  decision: string | undefined;
  proof: string;
}

const ROW = /^\| (.+?) \| (TRUE|DECIDED|NOT TRUE)(?: \[\d{4}\]\((.+?)\))? \|(.*)\|$/;
const [head = '', ...sections] = read('docs/specification.md').split('\n## ');
const rows: Row[] = sections.flatMap((text) => {
  const [section = '', ...lines] = text.split('\n');
  return lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('| statement |'))
    .map((line) => {
      const [, statement, verdict, decision, proof] = ROW.exec(line) ?? [];
      if (!statement) throw new Error(`No row of the table: ${line}`);
      return { section, statement, verdict: verdict as Row['verdict'], decision, proof: proof?.trim() ?? '' };
    });
});

/** What follows `it(`, `test(` or the table of an `it.each`. */
const TITLE = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const titles = new Map<string, Set<string>>();

function titlesIn(path: string): Set<string> {
  const known = titles.get(path);
  if (known) return known;
  const found = new Set([...read(path).matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1')));
  titles.set(path, found);
  return found;
}

/** A proof is one test or several, each as `path`: "title". */
function missingIn(proof: string): string[] {
  return proof.split('<br>').filter((one) => {
    const [, path = '', title = ''] = /^`(.+?)`: "(.+)"$/.exec(one) ?? [];
    return !existsSync(join(ROOT, path)) || path === '' || !titlesIn(path).has(title);
  });
}

describe('the table of the specification', () => {
  it('proves every statement by a test that is there', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.flatMap(({ proof }) => missingIn(proof))).toEqual([]);
  });

  it('names a decision that is there for each difference, and for no other row', () => {
    for (const { statement, verdict, decision } of rows) {
      expect([statement, decision !== undefined]).toEqual([statement, verdict === 'DECIDED']);
      if (decision) expect([statement, existsSync(join(ROOT, 'docs', decision))]).toEqual([statement, true]);
    }
  });

  it('has no statement twice in a section', () => {
    const keys = rows.map(({ section, statement }) => `${section}: ${statement}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('is counted in its head', () => {
    const line = (name: string, some: Row[]) => {
      const of = (wanted: Row['verdict']) => some.filter(({ verdict }) => verdict === wanted).length;
      return `| ${name} | ${of('TRUE')} | ${of('DECIDED')} | ${of('NOT TRUE')} | ${some.length} |`;
    };
    const bySection = Map.groupBy(rows, ({ section }) => section);
    const expected = [...[...bySection].map(([section, some]) => line(section, some)), line('all', rows)];
    expect(head.split('\n').filter((text) => /^\| .* \d+ \|$/.test(text))).toEqual(expected);
  });
});

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}
type Content = { content?: Record<string, { schema: Schema }> };
interface CallOfContract extends Record<'requestBody', Content | undefined> {
  parameters?: { name: string }[];
  responses: Record<string, Content>;
}

const contract: {
  paths: Record<string, Record<string, CallOfContract>>;
  components: { schemas: Record<string, Schema> };
} = parse(read('openapi.yaml'));

function fieldsOf(body: Content | undefined): string[] {
  const schema = body?.content?.['application/json']?.schema;
  const name = (schema?.$ref ?? schema?.items?.$ref)?.split('/').at(-1) ?? '';
  return Object.keys(contract.components.schemas[name]?.properties ?? {});
}

const words = (text: string) => text.split(' ').filter(Boolean);

const USER = 'name email avatar_url credits is_admin subscription_tier subscription_status';
const GENERATION =
  'id prompt style status created_at image_url final_image_url printify_mockup_urls printify_deep_link publish_status error_message';
const CONNECTION = 'connected shops selectedShopId';
const ADMIN_SETTINGS = 'monthlyPreviewLimit newUserCredits defaultWidth defaultHeight';
const ADMIN_USER =
  'id email name avatar_url created_at subscription_tier subscription_status credits creditGrantsCount printifyConnected designCount lastActivity';

it.each([
  ['get', '/api/user', '', `${USER} monthlyPreviewLimit`],
  ['get', '/api/generations', 'limit', GENERATION],
  ['get', '/api/settings/prompt', '', 'promptTemplate negativePrompt'],
  ['post', '/api/settings/prompt', 'promptTemplate negativePrompt', ''],
  ['get', '/api/settings/listing', '', 'titleTemplate descriptionTemplate'],
  ['post', '/api/settings/listing', 'titleTemplate descriptionTemplate', ''],
  ['get', '/api/settings/pricing', '', 'defaultPrice'],
  ['post', '/api/settings/pricing', 'defaultPrice', ''],
  ['get', '/api/printify-variants', '', 'color variants'],
  ['get', '/api/printify/connection', '', CONNECTION],
  ['post', '/api/printify/connect', 'apiToken', CONNECTION],
  ['delete', '/api/printify/connection', '', ''],
  ['post', '/api/printify/shop', 'shopId', ''],
  ['post', '/api/generate', 'idea selectedColors', 'status cached'],
  ['post', '/api/generate/repush', 'generationId', 'success error'],
  ['post', '/api/generate/retry-publish', 'generationId', 'publishStatus'],
  ['post', '/api/generate/finalize', 'generationId', ''],
  ['post', '/api/stripe/create-checkout', 'tier', 'url'],
  ['post', '/api/stripe/cancel-subscription', '', ''],
  ['get', '/api/admin/stats', '', 'totalUsers activeUsers totalGenerations connectedUsers'],
  ['get', '/api/admin/users', '', ADMIN_USER],
  ['get', '/api/admin/settings', '', ADMIN_SETTINGS],
  ['post', '/api/admin/settings', ADMIN_SETTINGS, ''],
  ['get', '/api/admin/ledger', '', 'id created_at user_id type amount description'],
  ['post', '/api/admin/grant-credits', 'userEmail amount', ''],
  ['get', '/api/admin/catalog', '', 'exists variant_count refreshed_at message'],
  ['post', '/api/admin/catalog/refresh', '', 'variantCount'],
  ['get', '/api/admin/catalog/download', '', ''],
  ['post', '/api/contact', 'name email subject message', ''],
])('the contract has %s %s with the fields "%s", answered with "%s"', (method, path, sent, answered) => {
  const call = contract.paths[path]?.[method];
  const [, success] = Object.entries(call?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  expect(success).toBeDefined();
  const parameters = call?.parameters?.map(({ name }) => name) ?? [];
  expect([...fieldsOf(call?.requestBody), ...parameters]).toEqual(expect.arrayContaining(words(sent)));
  expect(fieldsOf(success)).toEqual(expect.arrayContaining(words(answered)));
});

it('the swatches have the names of the specification, and gray for an unknown one', () => {
  const names = Object.keys(shirtColors);
  expect(names.length).toBeGreaterThanOrEqual(28);
  expect(names).toEqual(
    expect.arrayContaining(['White', 'Black', 'Navy', 'Heather Grey', 'Solid Navy', 'Solid Scarlet']),
  );
  for (const [name, hex] of Object.entries(SAMPLE_COLORS)) expect([name, shirtColor(name).hex]).toEqual([name, hex]);
  expect(shirtColor('Zebra').hex).toBe(UNKNOWN_COLOR_HEX);
});

const sources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((path) => !path.includes('.spec.'));

it.each([
  ['@nestjs/core', 'backend/src'],
  ['@nestjs/common', 'backend/src'],
  ['@nestjs/swagger', 'backend/src'],
  ['@nestjs/schedule', 'backend/src'],
  ['class-validator', 'backend/src'],
  ['passport-jwt', 'backend/src/auth'],
  ['stripe', 'backend/src/billing/stripe'],
  ['openai', 'backend/src/generations/engines/openai'],
  ['react', 'frontend/src'],
  ['react-dom/client', 'frontend/src'],
  ['@tanstack/react-query', 'frontend/src'],
  ['@jest/globals', 'backend/test'],
])('%s is imported in %s', (name, folder) => {
  expect(sources(folder).some((path) => read(path).includes(`from '${name}'`))).toBe(true);
});

it('vite, orval and Prisma build the product', () => {
  expect(read('frontend/vite.config.ts')).toContain("from 'vite'");
  expect(read('frontend/orval.config.ts')).toContain("input: '../openapi.yaml'");
  expect(read('prisma/schema.prisma')).toMatch(/model CreditLot \{/);
  expect(Object.keys(JSON.parse(read('backend/package.json')).dependencies)).toContain('@prisma/client');
});

it('the repository and the back end have the parts that were asked for', () => {
  const top = ['backend', 'frontend', 'openapi.yaml', 'prisma', 'package.json', 'docker-compose.yml', 'README.md'];
  expect(readdirSync(ROOT)).toEqual(expect.arrayContaining(top));
  const modules = ['Auth', 'Users', 'Generations', 'Printify', 'Billing', 'Admin', 'Catalog', 'Contact'];
  for (const name of modules) expect(read('backend/src/app.module.ts')).toContain(`${name}Module`);
  for (const model of ['User', 'CreditLot', 'LedgerEntry', 'Generation', 'MirroredVariant'])
    expect(read('prisma/schema.prisma')).toMatch(new RegExp(`^model ${model} \\{`, 'm'));
});
