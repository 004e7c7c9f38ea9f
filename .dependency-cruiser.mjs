import { readFileSync } from 'node:fs'

// Who may import whom. The floors are server → routes → features → platform → lib and i18n, with ui beside them.
// TypeScript 7 has no compiler interface, so the files are read by swc: with any other parser nothing would be seen.

/** The modules the framework strips for the browser: only they may import server code and still be shown there. */
const strippedModules = [
  ...readFileSync('app/routes.ts', 'utf8').matchAll(/'(?<file>routes\/[^']+\.tsx?)'/gu),
].map(({ groups }) => `app/${groups?.['file']}`.replaceAll('.', '\\.'))

const STRIPPED = `^(${['app/root\\.tsx', 'app/entry\\.server\\.tsx', ...strippedModules].join('|')})$`
const TEST = '\\.test\\.tsx?$'
const PURE = '^app/features/[a-z/-]+/(?!schema\\.)[a-z-]+\\.ts$'
const SCHEMA = '/schema\\.ts$'
const SERVER_ONLY = '\\.server\\.tsx?$'

/** What a browser may be given: all of the app that does not say otherwise. */
const SHARED = { path: '^app/', pathNot: [TEST, SERVER_ONLY, STRIPPED, '/emails/'] }

/** Packages that the build bundles (docs/decisions/0045). What runs from source uses none: tests/production-install.test.ts. */
const BUNDLED =
  '@(conform-to|simplewebauthn|stripe|zxcvbn-ts)/[^/]+|@react-router/node|hono-openapi|isbot|' +
  'lru-cache|lucide-react|otpauth|react-router|recharts|swagger-ui-dist|uqr'

/** A floor, and what it must not reach. Tests may import anything. */
const not = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST, ...from },
  to,
})

const floors = [
  not(
    'nothing-imports-the-server',
    'Processes are started, not imported.',
    { path: '^(app|db|scripts)/' },
    { path: '^server/' },
  ),
  not(
    'routes-are-above-features',
    'Move what is shared down.',
    { path: '^(app/(features|platform|lib|i18n|ui)|db)/' },
    { path: '^app/(routes/|[^/]+$)' },
  ),
  not(
    'features-are-above-platform',
    'Technical means know no business word.',
    { path: '^app/(platform|lib|i18n|ui)/' },
    { path: '^app/features/' },
  ),
  not(
    'platform-is-above-lib',
    'Pure helpers, words and the design system use no technical means.',
    { path: '^app/(lib|i18n|ui)/' },
    { path: '^app/platform/' },
  ),
  not(
    'ui-is-for-pages',
    'Only pages and features show something.',
    { path: '^(app/(platform|lib|i18n)|server|db)/' },
    { path: '^app/ui/' },
  ),
  not(
    'the-app-knows-no-seeds',
    'Demo data is brought in from outside.',
    { path: '^app/' },
    { path: '^(db|scripts)/' },
  ),
  not('nothing-imports-scripts', 'They are run.', { path: '^(app|server|db)/' }, { path: '^scripts/' }),
  not('nothing-imports-the-lab', 'It measures what is there.', { pathNot: '^lab/' }, { path: '^lab/' }),
  not(
    'the-product-knows-no-tests',
    'Factories and fakes stay in tests.',
    { path: '^(app|server|db|scripts)/' },
    { path: '^tests/' },
  ),
  not(
    'packages-know-no-product',
    'A package can be used without the product: it imports no other package of this repository and nothing of the product.',
    { path: '^packages/(?<name>[^/]+)/' },
    { path: '^(app|server|db|scripts|tests|packages)/', pathNot: '^packages/$1/' },
  ),
  not(
    'the-demo-is-loaded-on-demand',
    'A site with DEMO_DATA=off loads nothing of it: seeds import it, and the launcher imports seeds when it needs them.',
    { path: '^(app|server)/' },
    { path: '^(packages/demo|db/seeds)/', pathNot: '^db/seeds/demo-accounts\\.ts$', dynamic: false },
  ),
  not('nothing-imports-tests', 'Share through tests/.', {}, { path: TEST }),
]

const kinds = [
  not(
    'rules-are-pure',
    'rules.ts and modules named by a noun import each other, lib, and types: no package, no clock, no database.',
    { path: PURE, pathNot: [TEST, SCHEMA] },
    { pathNot: [PURE, '^app/lib/'], dependencyTypesNot: ['type-only'] },
  ),
  not(
    'lib-runs-everywhere',
    'app/lib runs in the browser and in rules: nothing of Node, no package.',
    { path: '^app/lib/' },
    { pathNot: '^app/(lib|i18n)/', dependencyTypesNot: ['type-only'] },
  ),
  not(
    'server-code-stays-on-the-server',
    'Code without .server never imports code with it; route modules may, because the framework strips their loaders.',
    SHARED,
    { path: SERVER_ONLY, dependencyTypesNot: ['type-only'] },
  ),
  not('node-stays-on-the-server', 'What the browser may load uses nothing of Node.', SHARED, {
    dependencyTypes: ['core'],
    dependencyTypesNot: ['type-only'],
  }),
  not(
    'server-packages-stay-on-the-server',
    'What the browser may load uses no package of the server. The client of hono is for browsers.',
    SHARED,
    {
      path: '(^|/)node_modules/(pg|pg-boss|pg-copy-streams|kysely|pino|prom-client|sharp|tinypool|nodemailer|hono|hono-openapi|@hono|isbot)/',
      pathNot: '(^|/)node_modules/hono/dist/(types/)?client/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  not(
    'connections-are-opened-in-one-place',
    'A connection that no one listens to ends the process when it is lost: app/platform/db opens them.',
    { path: '^(app|server|db)/', pathNot: ['^app/platform/db/', TEST] },
    { path: '(^|/)node_modules/pg/', dependencyTypesNot: ['type-only'] },
  ),
  not(
    'endpoints-are-mounted-by-the-server',
    'api.server.ts answers requests; other code calls the use case. Its types are what the typed client is made of.',
    { path: '^(app|db)/' },
    { path: '/api\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  not(
    'route-modules-are-for-the-router',
    'A page is not a component: share what two pages need beside them.',
    { path: '^(app|server)/' },
    { path: STRIPPED, pathNot: '^app/(root|entry\\.server)\\.tsx$', dependencyTypesNot: ['type-only'] },
  ),
  not(
    'seeds-take-rules-not-pages',
    'Seeds write rows: of a feature they need its rules and schemas.',
    { path: '^db/seeds/' },
    { path: '^app/features/', pathNot: [PURE, SCHEMA], dependencyTypesNot: ['type-only'] },
  ),
]

/** The features from the bottom up: each imports only from those before it (docs/decisions/0017). */
export const FEATURE_ORDER = [
  'pricing',
  'categories',
  'attributes',
  'facets',
  'places',
  'price-guide',
  'items',
  'audit',
  'uploads',
  'accounts',
  'entitlements',
  'favorites',
  'comparison',
  'billboards',
  'listings',
  'billing',
  'search',
  'ticker',
  'layouts',
  'views',
  'contact',
  'discovery',
  'fulfilment',
  'moderation',
  'admin-search',
  'user-details',
  'statistics',
  'account-closure',
  'imports',
]

const featureOrder = FEATURE_ORDER.slice(0, -1).map((feature, at) =>
  not(
    'features-have-an-order',
    'A feature imports only from features below it: move what both need down, or the use case up.',
    { path: `^app/features/${feature}/`, pathNot: TEST },
    { path: `^app/features/(${FEATURE_ORDER.slice(at + 1).join('|')})/` },
  ),
)

const nowhere = (name, to) => ({ name, severity: 'error', from: {}, to })

const hygiene = [
  nowhere('no-cycles', { circular: true }),
  {
    name: 'everything-is-found',
    comment: 'An import that leads nowhere is an import that is not checked.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
  },
  nowhere('packages-are-declared', { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  not(
    'the-product-needs-no-development-package',
    'It would be missing where only the product is installed, unless the build puts it into the server.',
    {
      path: '^(app|server|db|packages)/',
      pathNot: [TEST, '^app/routes\\.ts$', '^packages/[^/]+/(scripts|tests)/'],
    },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: `(^|/)node_modules/(${BUNDLED})/`,
    },
  ),
  {
    name: 'no-orphans',
    comment: 'A module that nothing imports and that imports nothing is left over.',
    severity: 'error',
    from: { orphan: true, path: '^(app|server|db|packages)/', pathNot: [TEST, '\\.(css|sql|d\\.ts)$'] },
    to: {},
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...floors, ...kinds, ...featureOrder, ...hygiene],
  options: {
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|sql|woff2)(\\?url)?$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    // A workspace's tests use the test tools of the root.
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
  },
}
