/** The plain libraries of backend/src: they need neither Nest nor a database. */
const LIBRARY = '(?:print|retouch|designer|listing|product-kinds)';

/** Folders of backend/src that are not modules: what modules share, and the plain libraries. */
const NO_MODULE = '(?:platform|print|retouch|designer|listing|product-kinds)';

/** What a module lets others import. */
const MODULE_FACE = '^backend/src/[^/]+/(?:index\\.ts$|model/)';

/** The plain libraries' public faces. */
const LIBRARY_FACE = `^backend/src/(?:${LIBRARY}/index|designer/(?:browser|lettering/font-list)|print/browser)\\.ts$`;

/** What the front end has of the design engine. */
const ENGINE_IN_BROWSER = 'frontend/src/features/editor/engine/';

const OURS = '^(?!.*node_modules/)(?:backend|frontend|packages|scripts|prisma)/';

/** Packages of the framework, the database and the queue; their types come from them or from @types. */
const IMPURE_PACKAGES = 'node_modules/(?:@nestjs|@prisma|(?:@types/)?pg|pg-boss)/';

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
      name: 'retouch-stands-alone',
      comment: 'A browser runs it: it imports nothing of ours but arithmetic with colors.',
      severity: 'error',
      from: { path: '^backend/src/retouch/', pathNot: '\\.spec\\.ts$' },
      to: { path: OURS, pathNot: ['^backend/src/retouch/', '^backend/src/print/browser\\.ts$'] },
    },
    {
      name: 'designer-stands-alone',
      comment: 'The design engine imports nothing of ours but the print engine’s face.',
      severity: 'error',
      from: { path: '^backend/src/designer/', pathNot: '\\.spec\\.ts$' },
      to: { path: OURS, pathNot: ['^backend/src/designer/', LIBRARY_FACE] },
    },
    {
      name: 'listing-stands-alone',
      comment: 'The listing rules import nothing of ours but the kinds of products.',
      severity: 'error',
      from: { path: '^backend/src/listing/' },
      to: { path: OURS, pathNot: ['^backend/src/listing/', '^backend/src/product-kinds/index\\.ts$'] },
    },
    {
      name: 'product-kinds-stands-alone',
      comment: 'The kinds of products import nothing of ours.',
      severity: 'error',
      from: { path: '^backend/src/product-kinds/' },
      to: { path: OURS, pathNot: '^backend/src/product-kinds/' },
    },
    {
      name: 'library-by-its-face',
      comment: 'The plain libraries are imported through their index.ts.',
      severity: 'error',
      from: { path: OURS, pathNot: `^backend/(?:src/${LIBRARY}|bench|tools)/` },
      to: { path: `^backend/src/${LIBRARY}/`, pathNot: LIBRARY_FACE },
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
      comment: 'A module imports another through that module’s index.ts, or what is pure from its model/.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)' },
      to: { path: '^backend/src/[^/]+/', pathNot: ['^backend/src/$1/', `^backend/src/${NO_MODULE}/`, MODULE_FACE] },
    },
    {
      name: 'model-is-pure',
      comment: 'A model is types, schemas and arithmetic: no Nest, no database, no queue, not even their types.',
      severity: 'error',
      from: { path: '^backend/src/.+/model/', pathNot: '\\.spec\\.ts$' },
      to: { path: [IMPURE_PACKAGES, '^backend/src/platform/prisma/'] },
    },
    {
      name: 'model-is-the-bottom',
      comment: 'A model imports models and libraries, and nothing of the folders that use it.',
      severity: 'error',
      from: { path: '^backend/src/.+/model/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/', pathNot: ['/model/', '^backend/src/platform/', LIBRARY_FACE] },
    },
    {
      name: 'jobs-and-engines-below-topics',
      comment: 'Jobs and engines of a module import one another, its mails and its model; no topic and no API.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/(?:jobs|engines)/' },
      to: { path: '^backend/src/$1/', pathNot: '^backend/src/$1/(?:jobs|engines|mails|model)/' },
    },
    {
      name: 'api-is-the-top',
      comment: 'The API of a module is imported by the files at the module’s root and by nothing else.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/[^/]+/', pathNot: '^backend/src/[^/]+/api/' },
      to: { path: '^backend/src/$1/api/' },
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
      name: 'client-stands-alone',
      comment: 'Others install the client without anything else of ours.',
      severity: 'error',
      from: { path: '^packages/client/src/' },
      to: { path: OURS, pathNot: '^packages/client/src/' },
    },
    {
      name: 'sources-know-no-tests',
      severity: 'error',
      comment: 'Tests, benchmarks and scripts use the product, never the other way round.',
      from: { path: '^(?:backend/src|backend/sandbox/src|frontend/src)/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: [
          '\\.spec\\.tsx?$',
          '^backend/(?:test|bench|drill|tools)/',
          '^backend/sandbox/test/',
          '^frontend/e2e/',
          '^scripts/',
        ],
      },
    },
    {
      name: 'front-end-knows-no-back-end',
      comment:
        'They share the contract alone; the editor draws with the design engine and changes pixels as the server does.',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: `^${ENGINE_IN_BROWSER}` },
      to: { path: '^(?:backend|prisma|scripts)/' },
    },
    {
      name: 'engine-by-its-face',
      comment: 'A browser gets the engines without what needs Node.',
      severity: 'error',
      from: { path: `^${ENGINE_IN_BROWSER}` },
      to: { path: '^(?:backend|prisma|scripts)/', pathNot: '^backend/src/(?:designer/browser|retouch/index)\\.ts$' },
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
        path: ['^frontend/src/(?:api|features|routes)/', 'node_modules/react-router/'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-circles',
      comment: 'Folders have one direction. What this scope cannot see is found by scripts/quality/folder-circles.ts.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:backend|frontend/src|packages|scripts|prisma)' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: {
      path: ['node_modules', '^backend/src/platform/prisma/client/', '^frontend/src/api/(?:generated|model)/'],
    },
    // Our own alone: many packages have such a folder too, and rules name packages.
    exclude: { path: '^(?:backend|frontend|packages/client)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
