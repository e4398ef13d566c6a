import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_FILES } from '../../backend/src/designer/lettering/font-list.ts';

const ROOT = join(import.meta.dirname, '../..');
const DESIGNER = join(ROOT, 'backend/src/designer');
const ENGINE = join(ROOT, 'frontend/src/features/editor/engine');

const FONT_URLS = 'virtual:font-urls';

/** What the design engine imports, and what stands in its place in a browser. */
const REPLACED: Record<string, string> = {
  'node:fs': join(ENGINE, 'browser-files.ts'),
  './font-files.ts': join(ENGINE, 'font-files.ts'),
  // All that the designer takes from the print engine is arithmetic with colors.
  '../../print/index.ts': join(ROOT, 'backend/src/print/color/oklab.ts'),
};

/** Builds the design engine of the back end for a worker in the browser. */
export function designEngine(): Plugin {
  return {
    name: 'design-engine',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === FONT_URLS) return source;
      return importer?.startsWith(DESIGNER) ? REPLACED[source] : undefined;
    },
    load: (id) => (id === FONT_URLS ? fontUrls() : undefined),
  };
}

/** A module with the address of each file of a typeface. */
function fontUrls(): string {
  const files = Object.values(FONT_FILES);
  const imports = files.map((file, at) => `import url${at} from '@expo-google-fonts/${file}?url';`);
  const table = files.map((file, at) => `${JSON.stringify(file)}: url${at}`);
  return `${imports.join('\n')}\nexport default { ${table.join(', ')} };\n`;
}
