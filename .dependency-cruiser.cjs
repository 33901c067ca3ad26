const SEPARATE =
  'catalog|media|enquiries|appointments|testimonials|newsletter|identity|billing|content|company|setup|uploads'
/** Adds capabilities that the others may import: they record and show leads, consents, origins and webhook events. */
const CAPABILITIES = `${SEPARATE}|leads|insights|consent|webhooks`
/** On the server the back office follows the rules of a capability. */
const SERVER_SEPARATE = `${SEPARATE}|back-office`
const SERVER_CAPABILITIES = `${CAPABILITIES}|back-office`
/** Folders whose pages combine capabilities. Capabilities must not import them. */
const SHELLS = 'site|account|back-office'
const TEST_FILE = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-knows-only-zod-mini',
      comment: 'The contract is what both sides agreed on. Say it with zod/mini, or move the code to server/ or app/.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST_FILE },
      to: { pathNot: ['^contract/', '(^|/)node_modules/zod/(v4/)?mini/'] },
    },
    {
      name: 'contract-tests-know-no-side',
      comment:
        'A test of the contract must hold for both sides. Put one that needs a side beside the code of that side.',
      severity: 'error',
      from: { path: `^contract/.*${TEST_FILE}` },
      to: { path: '^(app|server)/' },
    },
    {
      name: 'wire-knows-no-capability',
      comment: 'The wire grammar serves every capability. Move the constant or the sentence down to contract/wire/.',
      severity: 'error',
      from: { path: '^contract/wire/' },
      to: { path: '^contract/', pathNot: '^contract/wire/' },
    },
    {
      name: 'no-circular-imports',
      comment: 'Two files that import each other are one. Move what both need to a third, or join them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-not-to-server',
      comment: 'Pages ask the server through the api client. Put what both sides need, types too, in contract/.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-not-to-app',
      comment:
        'Only pages.ts and render-page.ts of server/plugins/ know the pages. Put what both sides need in contract/.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/plugins/(pages|render-page)\\.ts$' },
      to: { path: '^app/' },
    },
    {
      name: 'ui-and-lib-know-no-capability',
      comment:
        'Parts of ui/ and lib/ serve every capability. Move the part to its capability, or pass it what it needs.',
      severity: 'error',
      from: { path: '^app/(ui|lib)/' },
      to: { path: `^app/(${CAPABILITIES}|${SHELLS})/` },
    },
    {
      name: 'capabilities-do-not-know-each-other',
      comment:
        'Share by ui/ or lib/; a page that mixes capabilities goes in app/site/, app/account/ or app/back-office/.',
      severity: 'error',
      from: { path: `^app/(${SEPARATE})/` },
      // Forms of every capability share the upload field in app/uploads/.
      to: { path: `^app/(${SEPARATE})/`, pathNot: ['^app/$1/', '^app/uploads/'] },
    },
    {
      name: 'capabilities-do-not-know-their-shells',
      comment:
        'site/, account/ and back-office/ are made of capabilities, not the other way. Move what is shared to ui/ or lib/.',
      severity: 'error',
      from: { path: `^app/(${CAPABILITIES})/` },
      // Pages for signed-in people share one layout, and records of every capability show their history.
      to: { path: `^app/(${SHELLS})/`, pathNot: ['^app/account/account-area\\.tsx$', '^app/back-office/history/'] },
    },
    {
      name: 'only-the-seed-knows-the-demo',
      comment: 'The product works without the demo company. Only the seed reads it; the home page shows its film.',
      severity: 'error',
      from: { path: '^(contract|server|app)/', pathNot: ['^server/db/seed[\\w-]*\\.ts$', TEST_FILE] },
      to: { path: '^demo/', pathNot: '^demo/files/ProjectVideos/' },
    },
    {
      name: 'routes-ask-their-service',
      comment:
        'A route turns HTTP into a call of its service. Put rules in *.service.ts and queries in *.repository.ts.',
      severity: 'error',
      from: { path: '^server/.*\\.routes\\.ts$' },
      to: { path: ['^server/.*\\.(repository|tables)\\.ts$', '(^|/)node_modules/(drizzle-orm|pg|@types/pg)/'] },
    },
    {
      name: 'services-know-neither-http-nor-sql',
      comment: 'A service holds rules. Queries go in *.repository.ts; what comes and goes by HTTP, in *.routes.ts.',
      severity: 'error',
      from: { path: '^server/.*\\.service\\.ts$' },
      to: { path: ['^server/.*\\.(routes|tables)\\.ts$', '(^|/)node_modules/(@?fastify|drizzle-orm|pg|@types/pg)/'] },
    },
    {
      name: 'repositories-only-query',
      comment:
        'A repository reads and writes rows. Code that needs more than rows is a service: let it call the repository.',
      severity: 'error',
      from: { path: '^server/.*\\.repository\\.ts$' },
      to: { path: ['^server/.*\\.(routes|service)\\.ts$', '(^|/)node_modules/@?fastify/'] },
    },
    {
      name: 'tables-only-describe',
      comment: 'Tables describe rows and refer to other tables. Queries go in *.repository.ts.',
      severity: 'error',
      from: { path: '^server/.*\\.tables\\.ts$' },
      to: { path: '^server/', pathNot: ['\\.tables\\.ts$', '^server/db/'] },
    },
    {
      name: 'another-capability-by-its-service',
      comment: 'Take the other capability’s service as an argument; server/api.ts passes it in.',
      severity: 'error',
      // A repository may join tables of another capability, because that saves a query; the rules stay in the service.
      from: { path: `^server/(${SERVER_SEPARATE})/`, pathNot: [TEST_FILE, '\\.(tables|repository)\\.ts$'] },
      to: { path: `^server/(${SERVER_SEPARATE})/`, pathNot: ['^server/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'another-capability-in-a-join',
      comment:
        'A repository may join another capability’s tables; everything else goes through that capability’s service.',
      severity: 'error',
      from: { path: `^server/(${SERVER_CAPABILITIES})/.*\\.repository\\.ts$` },
      to: { path: `^server/(${SERVER_CAPABILITIES})/`, pathNot: ['^server/$1/', '\\.tables\\.ts$'] },
    },
    {
      name: 'every-import-is-found',
      comment: 'An import that cannot be resolved escapes every rule here. Fix its path.',
      severity: 'error',
      from: {},
      // React Router generates the +types files and provides the virtual: modules.
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
