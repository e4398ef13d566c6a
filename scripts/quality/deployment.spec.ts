import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { environment, requiredInProduction } from '../../backend/src/platform/config/environment.ts';
import { ROOT } from '../common/command.mjs';

type Manifest = { kind: string } & Record<'data' | 'stringData', Record<string, string> | undefined>;
type ComposeService = Record<'image', string> &
  Record<'environment' | 'deploy', object | undefined> & { ports?: string[] };

const kinds: Record<string, new (data: never) => { validate(): void }> = {
  ConfigMap,
  Deployment,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Secret,
  Service,
};

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = readdirSync(join(ROOT, 'deploy/kubernetes')).filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const models = manifests.map((manifest) => {
  const Kind = kinds[manifest.kind];
  if (!Kind) throw new Error(`No schema for ${manifest.kind}`);
  return new Kind(manifest as never);
});
const deployments = models.filter((model) => model instanceof Deployment);
const compose: Record<string, ComposeService> = parse(read('docker-compose.yml'), { merge: true }).services;

/** What is below these has any name. */
const FREE = new Set(['labels', 'annotations', 'matchLabels', 'data', 'stringData', 'limits', 'requests', 'metadata']);

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [field, ...(FREE.has(field) ? [] : fieldsOf(inner))]);
}

/** The schemas let fields pass that they do not know, as the API server does. */
function knownFields(): Set<string> {
  const packages = join(ROOT, 'node_modules');
  const types = globSync('{kubernetes-models,@kubernetes-models/*}/**/*.d.ts', { cwd: packages });
  const text = types.map((file) => readFileSync(join(packages, file), 'utf8')).join();
  return new Set([...text.matchAll(/"(\w+)"\??:/g)].map(([, field = '']) => field));
}

it('every manifest is what the schema of its kind asks for, with no misspelled field', () => {
  for (const model of models) model.validate();
  const known = knownFields();
  expect(fieldsOf(manifests).filter((field) => !known.has(field) && !field.includes('/'))).toEqual([]);
});

it('the base names every manifest but the template of the secret', () => {
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml'));
  expect(resources.toSorted()).toEqual(files.filter((file) => file !== 'secret.example.yaml').toSorted());
});

it('the manifests set what production needs, and no variable that nobody reads', () => {
  const set = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
  expect(set).toEqual(expect.arrayContaining([...requiredInProduction]));
  // What the migration reads, and no process of the product.
  expect(set.filter((name) => !(name in environment.shape))).toEqual(['OWNER_DATABASE_URL']);
});

/** For what is under way: `main.ts`. */
const shutdownSeconds = 10;

it('a pod has the time to drain, and neither root nor a writable system', () => {
  const drain = Number(manifests.find(({ kind }) => kind === 'ConfigMap')?.data?.DRAIN_SECONDS);
  expect(deployments).toHaveLength(2);
  for (const { spec } of deployments) {
    const pod = spec?.template.spec;
    const [container] = pod?.containers ?? [];
    const before = Number(container?.lifecycle?.preStop?.exec?.command?.at(-1) ?? 0);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + drain + shutdownSeconds);
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.resources?.limits).toHaveProperty('memory');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
    for (const probe of [container?.startupProbe, container?.readinessProbe]) {
      expect(probe?.httpGet?.path).toBe('/health/ready');
    }
  }
});

it('compose passes every setting on, and the proxy alone is published, on loopback', () => {
  const local = [
    'NODE_ENV',
    'HOST',
    'PORT',
    'DATA_DIR',
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_PUBLIC_URL',
    'ALLOW_PUBLIC_SANDBOX',
    'WEBHOOK_ALLOW_LOOPBACK',
  ];
  const settings = Object.keys(environment.shape).filter((name) => !local.includes(name));
  for (const role of ['api', 'worker']) {
    expect(Object.keys(compose[role]?.environment ?? {})).toEqual(expect.arrayContaining(settings));
  }
  const published = Object.entries(compose).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published.map((port) => port.replace('${LISTEN:-', '').replace('}', ''))).toEqual([
    'proxy 127.0.0.1:3000:8080',
    'mail 127.0.0.1:8025:8025',
  ]);
});

it('every service of compose is bounded, hardened and of an exact version', () => {
  for (const service of Object.values(compose)) {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], init: true });
    // Beside these, `pids_limit` makes Compose 2.26 refuse the whole file.
    const limits = { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) };
    expect(service.deploy).toMatchObject({ resources: { limits } });
    expect(service).not.toHaveProperty('pids_limit');
    expect(service.image).toMatch(/^inkloom$|:v?\d+\.\d+/);
  }
});

it('an upgrade replaces what is of our image, and migrates first', () => {
  const ours = Object.keys(compose).filter((name) => compose[name]?.image === 'inkloom');
  const commands = read('deploy/upgrade.sh').match(/^(?:docker compose run --rm|replace) \w+$/gm) ?? [];
  const names = commands.map((command) => command.split(' ').at(-1));
  expect(names[0]).toBe('migrate');
  expect(names.toSorted()).toEqual(ours.toSorted());
});

it('the image runs on the Node that was tested', () => {
  const { node } = JSON.parse(read('package.json')).dependencies;
  expect(read('Dockerfile')).toMatch(new RegExp(`^ARG NODE=node:${node}-slim@sha256:\\w{64}$`, 'm'));
});
