/** Folders of backend/src that are not modules: what modules share, and the two plain libraries. */
const NO_MODULE = '(?:platform|print|designer)';

/** What a module lets others import: its *.module.ts. */
const MODULE_FACE = '^backend/src/[^/]+/[^/]+\\.module\\.ts$';

/** The plain libraries' public faces. */
const LIBRARY_FACE = '^backend/src/(?:print|designer)/index\\.ts$';

const OURS = '^(?!.*node_modules/)(?:backend|frontend|scripts|prisma)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'print-stands-alone',
      comment: 'The print engine imports nothing of ours but the design engine’s face.',
      severity: 'error',
      from: { path: '^backend/src/print/', pathNot: '\\.spec\\.ts$' },
      to: { path: OURS, pathNot: ['^backend/src/print/', LIBRARY_FACE] },
    },
    {
      name: 'designer-stands-alone',
      comment: 'The design engine imports nothing of ours but the print engine’s face.',
      severity: 'error',
      from: { path: '^backend/src/designer/', pathNot: '\\.spec\\.ts$' },
      to: { path: OURS, pathNot: ['^backend/src/designer/', LIBRARY_FACE] },
    },
    {
      name: 'library-by-its-face',
      comment: 'The plain libraries are imported through their index.ts.',
      severity: 'error',
      from: { path: OURS, pathNot: '^backend/(?:src/(?:print|designer)|bench|tools)/' },
      to: { path: '^backend/src/(?:print|designer)/', pathNot: LIBRARY_FACE },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'What modules share knows none of them.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/', pathNot: `^backend/src/${NO_MODULE}/` },
    },
    {
      name: 'module-by-its-face',
      comment: 'A module imports another through that module’s *.module.ts.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)' },
      to: { path: '^backend/src/[^/]+/', pathNot: ['^backend/src/$1/', `^backend/src/${NO_MODULE}/`, MODULE_FACE] },
    },
    {
      name: 'backend-knows-no-sandbox',
      comment: 'The product has one path to a provider, and the sandbox is not on it.',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^backend/sandbox/' },
    },
    {
      name: 'sandbox-knows-only-libraries',
      comment: 'A stand-in that shares code with the product would share its mistakes.',
      severity: 'error',
      from: { path: '^backend/sandbox/src/' },
      to: { path: OURS, pathNot: ['^backend/sandbox/src/', LIBRARY_FACE] },
    },
    {
      name: 'sources-know-no-tests',
      severity: 'error',
      comment: 'Tests, benchmarks and scripts use the product, never the other way round.',
      from: { path: '^(?:backend/src|backend/sandbox/src|frontend/src)/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: ['\\.spec\\.tsx?$', '^backend/(?:test|bench|tools)/', '^backend/sandbox/test/', '^frontend/e2e/', '^scripts/'],
      },
    },
    {
      name: 'front-end-knows-no-back-end',
      comment: 'They share the contract alone.',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: '^(?:backend|prisma|scripts)/' },
    },
    {
      name: 'feature-by-its-face',
      comment: 'A feature imports another through that feature’s index.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/[^/]+/', pathNot: ['^frontend/src/features/$1/', '/index\\.tsx?$'] },
    },
    {
      name: 'features-know-no-routes',
      comment: 'Routes compose, features work.',
      severity: 'error',
      from: { path: '^frontend/src/(?:features|components|lib)/' },
      to: { path: '^frontend/src/routes/' },
    },
    {
      name: 'design-system-stands-alone',
      comment: 'components/ui draws; it knows neither the API nor the router.',
      severity: 'error',
      from: { path: '^frontend/src/components/ui/' },
      to: {
        path: ['^frontend/src/(?:api|features|routes)/', '^frontend/src/lib/http\\.ts$', 'node_modules/react-router/'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^backend/src/platform/prisma/client/', '^frontend/src/api/generated/'] },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
