import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { NO_MEMORY_KEYS, ROOT, runCommand } from '../../../scripts/common/command.mjs';
import { freePort } from '../../../scripts/common/ports.ts';
import type { ShutdownHooks } from '../../../scripts/launch/shutdown.ts';
import { runAfterExit } from '../../../scripts/postgres/server-process.ts';
import { DrillDatabase } from './database.ts';
import { bucket, productEnvironment } from './environment.ts';
import { Program, type ProgramOptions } from './program.ts';
import { SandboxControl } from './sandbox-control.ts';

/** Two api and two worker processes with all they need, each a process of its own. */
export interface Fleet {
  /** The balancer's. */
  url: string;
  api: Program[];
  workers: Program[];
  database: DrillDatabase;
  sandbox: SandboxControl;
  files: Program;
  /** Who ended unasked. */
  deaths: string[];
}

interface Home {
  folder: string;
  deaths: string[];
  hooks: ShutdownHooks;
}

type Start = Omit<ProgramOptions, 'logs'>;

const localUrl = (port: number) => `http://127.0.0.1:${port}`;
const mainProgram = join(ROOT, 'backend/dist/main.js');
const own = (file: string) => join(import.meta.dirname, file);

/** @param hooks end it again, whatever happens */
export async function startFleet(hooks: ShutdownHooks): Promise<Fleet> {
  const home = makeHome(hooks);
  const database = await DrillDatabase.open(join(home.folder, 'postgres'));
  hooks.add(() => database.stop());
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const [balancer = 0, sandbox = 0, smtp = 0, files = 0, ...nodes] = ports;
  const addresses = { url: localUrl(balancer), sandbox: localUrl(sandbox), smtp, files: localUrl(files) };
  const fileServer = await startFiles(home, files);
  await startSandbox(home, { sandbox, smtp });
  const env = productEnvironment(addresses, database.url, home.folder);
  await runCommand(process.execPath, [join(ROOT, 'backend/dist/commands/billing.js'), 'setup'], env);
  const [api, workers] = await startNodes(home, nodes, env);
  await startBalancer(home, balancer, nodes.slice(0, 2));
  const control = new SandboxControl(addresses.sandbox, await plainPicture());
  return { url: addresses.url, api, workers, database, sandbox: control, files: fileServer, deaths: home.deaths };
}

function makeHome(hooks: ShutdownHooks): Home {
  const folder = mkdtempSync(join(tmpdir(), 'inkloom-drill-'));
  // PostgreSQL's own account must reach its data in there.
  chmodSync(folder, 0o755);
  for (const name of ['logs', 'files', 'postgres']) mkdirSync(join(folder, name));
  runAfterExit('sleep 4; rm -rf "$1"', folder);
  hooks.add(async () => rmSync(folder, { recursive: true, force: true }));
  return { folder, deaths: [], hooks };
}

async function start({ folder, deaths, hooks }: Home, options: Start): Promise<Program> {
  const program = new Program({ ...options, logs: join(folder, 'logs') }, (sentence) => deaths.push(sentence));
  hooks.add(async () => void (await program.end('SIGKILL')));
  await program.start();
  return program;
}

function startFiles(home: Home, port: number): Promise<Program> {
  const env = { PORT: String(port), FILES_DIR: join(home.folder, 'files'), BUCKET: bucket };
  return start(home, { name: 'files', args: [own('file-server.ts')], env });
}

function startSandbox(home: Home, { sandbox, smtp }: { sandbox: number; smtp: number }): Promise<Program> {
  const env = { SANDBOX_PORT: String(sandbox), SANDBOX_SMTP_PORT: String(smtp), DATA_DIR: home.folder };
  const args = [join(ROOT, 'backend/sandbox/src/main.ts')];
  return start(home, { name: 'sandbox', args, env, readyUrl: `${localUrl(sandbox)}/control` });
}

async function startNodes(home: Home, ports: number[], env: Record<string, string>): Promise<[Program[], Program[]]> {
  const nodes = ports.map((port, index) => {
    const role = index < 2 ? 'api' : 'worker';
    const args = [NO_MEMORY_KEYS, mainProgram];
    return start(home, { name: `${role}-${1 + (index % 2)}`, args, env: { ...env, PORT: String(port), ROLE: role } });
  });
  const started = await Promise.all(nodes);
  return [started.slice(0, 2), started.slice(2)];
}

function startBalancer(home: Home, port: number, nodes: number[]): Promise<Program> {
  return start(home, {
    name: 'balancer',
    args: [own('balancer.ts')],
    env: { PORT: String(port), NODES: nodes.join(',') },
  });
}

/** A wide band of one ink, whose print file is small. */
function plainPicture(): Promise<Buffer> {
  const size = { channels: 4 as const, height: 12, width: 1180 };
  return sharp({ create: { ...size, background: '#d2321e' } })
    .extend({ top: 2, bottom: 2, left: 10, right: 10, background: '#00000000' })
    .png()
    .toBuffer();
}
