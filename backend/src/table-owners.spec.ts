import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/** The one module that writes each table; `*` stands for the rest of a name. Every module may read every table. */
const OWNED: Record<string, readonly string[]> = {
  admin: ['app_settings'],
  'api-keys': ['api_keys'],
  auth: [
    ...['sessions', 'refresh_tokens', 'one_time_tokens', 'flow_states', 'mail_codes', 'password_guesses'],
    ...['factors', 'factor_challenges', 'recovery_codes', 'passkeys', 'passkey_challenges'],
  ],
  batches: ['batches', 'batch_rows', 'batch_forms'],
  billing: ['billing_accounts', 'stripe_events', 'payments'],
  'blocked-terms': ['blocked_terms'],
  contact: ['contact_messages'],
  credits: ['credit_lots', 'ledger_entries', 'expiry_warnings', 'signup_gifts'],
  generations: ['generations', 'generation_*', 'design_products'],
  'line-ups': ['line_ups'],
  oauth: ['oauth_*'],
  platform: ['audit_entries', 'idempotency_keys', 'rate_limits'],
  printify: ['printify_connections', 'further_connections', 'product_choices', 'catalog_*'],
  settings: ['user_settings'],
  users: ['users'],
  webhooks: ['events', 'event_counters', 'webhook_endpoints', 'webhook_deliveries'],
};

const PRISMA_WRITES = new Set([
  ...['create', 'createMany', 'createManyAndReturn'],
  ...['update', 'updateMany', 'updateManyAndReturn', 'upsert'],
  ...['delete', 'deleteMany'],
]);
const SQL_WRITES = [
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)/gi,
  /\bupdate\s+(?:only\s+)?"?(\w+)"?\s+(?:(?:as\s+)?\w+\s+)?set\b/gi,
  /\bcopy\s+"?(\w+)"?\s*(?:\([^)]*\))?\s+from\b/gi,
];

interface Write {
  table: string;
  line: number;
}

const SRC = import.meta.dirname;
/** The libraries, and the generated client. */
const NO_DATABASE = ['print/', 'designer/', 'listing/', 'product-kinds/', 'platform/prisma/client/'];
const schema = readFileSync(join(SRC, '../../prisma/schema.prisma'), 'utf8');
/** Table by the name that Prisma's client gives the model. */
const tableOf = new Map(
  [...schema.matchAll(/^model (\w+) \{$.*?@@map\("(\w+)"\)/gms)].map(([, model = '', table = '']) => [
    model.charAt(0).toLowerCase() + model.slice(1),
    table,
  ]),
);
const tables = new Set(tableOf.values());

/** The tables that a source writes: by calls of Prisma's client and by SQL in its texts. */
function writesIn(source: string): Write[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const writes: Write[] = [];
  const visit = (node: ts.Node): void => {
    for (const table of tablesWrittenBy(node)) {
      writes.push({ table, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return writes;
}

function tablesWrittenBy(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node)) return tablesInSql(node.getText());
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return tablesInSql(node.text);
  if (!ts.isPropertyAccessExpression(node) || !PRISMA_WRITES.has(node.name.text)) return [];
  const { expression: model } = node;
  const table = ts.isPropertyAccessExpression(model) ? tableOf.get(model.name.text) : undefined;
  return table ? [table] : [];
}

function tablesInSql(text: string): string[] {
  const names = SQL_WRITES.flatMap((write) => [...text.matchAll(write)].map(([, name = '']) => name.toLowerCase()));
  return names.filter((name) => tables.has(name));
}

function ownersOf(table: string): string[] {
  const owns = (patterns: readonly string[]) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? table.startsWith(pattern.slice(0, -1)) : table === pattern));
  return Object.keys(OWNED).filter((module) => owns(OWNED[module] ?? []));
}

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.spec)\.ts$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
    .filter((path) => !NO_DATABASE.some((folder) => path.startsWith(folder)));
}

it('finds every kind of write, and no read', () => {
  const source = [
    'await tx.user.update({ where, data });',
    'await this.prisma.oneTimeToken\n.deleteMany({ where });',
    'return run(prisma.session.createManyAndReturn);',
    'await tx.$executeRaw(Prisma.sql`UPDATE credit_lots SET remaining = «left» WHERE id = «id»`);',
    'await client.query(\'insert into "payments" (id) values ($1)\');',
    'const sql = `WITH gone AS (DELETE FROM catalog_offers RETURNING id) TRUNCATE ledger_entries`;',
    "copyFrom('COPY catalog_costs (id, cost) FROM STDIN');",
    'await tx.generation.findMany({ where: { user: { id } }, include: { events: true } });',
    'await tx.$queryRaw(Prisma.sql`SELECT 1 FROM users WHERE id = «id» FOR NO KEY UPDATE`);',
    "copyTo('COPY catalog_costs TO STDOUT');",
    'cache.update(user); user.delete();',
    "throw new Error('Please update users of this library.');",
  ]
    .join('\n')
    .replaceAll('«', '${')
    .replaceAll('»', '}');
  expect(writesIn(source).map(({ table }) => table)).toEqual([
    ...['users', 'one_time_tokens', 'sessions', 'credit_lots', 'payments'],
    ...['catalog_offers', 'ledger_entries', 'catalog_costs'],
  ]);
});

it('gives every table one owner', () => {
  expect(tables.size).toBe([...schema.matchAll(/^model /gm)].length);
  expect([...tables].filter((table) => ownersOf(table).length !== 1)).toEqual([]);
});

it('lets a module write its own tables alone', () => {
  const foreign = sources().flatMap((path) => {
    const [module = ''] = path.split('/');
    return writesIn(readFileSync(join(SRC, path), 'utf8'))
      .filter(({ table }) => !ownersOf(table).includes(module))
      .map(({ table, line }) => `${path}:${line} writes ${table}, which belongs to ${ownersOf(table)}`);
  });
  expect(foreign).toEqual([]);
});
