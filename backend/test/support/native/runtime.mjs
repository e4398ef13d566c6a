import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const globalsUrl = 'jest:globals';
const globalNames = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const esm = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Of the test file that runs: modules stay loaded from one file to the next. */
let current;
let runs = 0;

globalThis[Symbol.for(globalsUrl)] = Object.fromEntries(globalNames.map((name) => [name, delegate(name)]));

function delegate(name) {
  return new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(current.globals[name], self, args),
    get: (_, key) => current.globals[name][key],
  });
}

// Jest gives a worker half a second to end. To take threads and a heap of a gigabyte apart takes longer on a busy machine,
// and nothing is left to be done by then.
if (process.send) process.once('beforeExit', () => process.kill(process.pid, 'SIGKILL'));

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globalsUrl, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    const own = /\?own=\d+$/.exec(context.parentURL ?? '');
    return own && /\.tsx?$/.test(found.url) ? { ...found, url: found.url + own[0] } : found;
  },
  load(url, context, next) {
    if (url === globalsUrl) {
      const source = `export const { ${globalNames} } = globalThis[Symbol.for('${globalsUrl}')];`;
      return { format: 'module', source, shortCircuit: true };
    }
    if (!/\.tsx?(\?|$)/.test(url)) return next(url, context);
    return { format: 'module', source: current.transform(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * Loads test files as Node loads any module, so that what they import is loaded, and compiled by V8, once in each worker and
 * not once in each file. There are no mocks of modules. A file that changes what our modules hold, such as the list of jobs,
 * says `@own-modules` in its first comment and gets instances of its own.
 */
export default class NativeRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    process.setSourceMapsEnabled(true);
    current = {
      globals: {},
      transform: (path) => transformer.transform(path, esm).code,
    };
  }

  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    current.globals = { ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) };
  }

  async unstable_importModule(path) {
    runs += 1;
    const kind = path === this._testPath && /^\/\*\* @own-modules/.test(readFileSync(path, 'utf8')) ? 'own' : 'run';
    await import(`${pathToFileURL(path)}?${kind}=${runs}`);
  }
}
