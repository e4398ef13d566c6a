import { createHash } from 'node:crypto';
import { createTransformer } from '@swc/jest';

/**
 * Jest runs modules in a vm context, where each use of a global goes through a lookup that V8 cannot optimize. The print
 * and design engines spent two thirds of their tests in it. As constants of the module these names cost nothing; none of
 * them is one that tests replace.
 */
const GLOBALS = [
  'Array',
  'Float32Array',
  'Float64Array',
  'Int16Array',
  'Int32Array',
  'Map',
  'Math',
  'Number',
  'Object',
  'Set',
  'String',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
];

/** swc's transformer, which adds these constants to each module that uses them. */
export default {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      // Jest must not find in its cache what an older list made.
      getCacheKey: (...file) => hash([swc.getCacheKey(...file), ...GLOBALS]),
      process: (...file) => withConstants(swc.process(...file)),
      processAsync: async (...file) => withConstants(await swc.processAsync(...file)),
    };
  },
};

/** On the first line, so that the source map's lines stay right. */
function withConstants(result) {
  const used = GLOBALS.filter((name) => new RegExp(`\\b${name}\\b`).test(result.code));
  return { ...result, code: `const { ${used.join(', ')} } = globalThis; ${result.code}` };
}

function hash(parts) {
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 32);
}
