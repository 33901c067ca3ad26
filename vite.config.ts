import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import routes from './app/routes.ts'
import { createChunkGroups, filesOfLayouts, filesOfRoutes } from './scripts/chunk-groups.ts'

/** Modules that load native parts or files of their own from where they lie, and so stay outside the bundle. */
const UNBUNDLED = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp']

const ACCOUNT_PAGES =
  /^(?:signin|signup|verify|subscriptions|forgotpassword|resetpassword|undo|customer\/.*|businessowner\/.*)$/

/** Public pages that are little but a form. */
const FORM_PAGES = /^(?:contactus|appointment-book|newsletter)$/

/** Public pages that are little but a long text. */
const TEXT_PAGES = /^(?:privacy|disclamer)$/

const textFiles = filesOfRoutes(routes, (id) => TEXT_PAGES.test(id))
const formFiles = filesOfRoutes(routes, (id) => FORM_PAGES.test(id))
const accountFiles = filesOfRoutes(routes, (id) => ACCOUNT_PAGES.test(id))
const officeFiles = filesOfRoutes(routes, (id) => /^(?:super)?admin\//.test(id))
const otherFiles = new Set([...textFiles, ...formFiles, ...accountFiles, ...officeFiles])
const chunks = createChunkGroups({
  frames: new Set(['entry.client.tsx', 'root.tsx', ...filesOfLayouts(routes)]),
  sides: [
    { name: 'shared', leastPages: 2, isPage: (file) => !otherFiles.has(file) },
    { name: 'text', leastPages: 2, isPage: (file) => textFiles.has(file) },
    { name: 'form', leastPages: 2, isPage: (file) => formFiles.has(file) },
    // What talks to the API comes when it is called. All of it together: whoever calls once will do so again.
    { name: 'calls', leastPages: 1, laterOf: 'shared' },
    // By what rules a form is checked and sent comes when somebody touches it, without the back office's part of them.
    { name: 'rules', leastPages: 1, laterOf: 'form' },
    { name: 'account', leastPages: 2, isPage: (file) => accountFiles.has(file) },
    { name: 'office', leastPages: 2, isPage: (file) => officeFiles.has(file) },
  ],
})

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), layerOrder(), chunks.plugin],
  // The content policy allows no data: addresses, so nothing is inlined into styles or scripts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Left alone, every icon and every part shared by two pages is a file of its own: fifty requests that each
            // compress badly. What nearly all pages share travels as two files, which browsers keep between pages; what
            // only accounts or only the back office share travels apart, and no visitor of the public pages loads it.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                ...chunks.groups,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // One entry for pages and server, so that both hold the same copy of every module.
        rollupOptions: {
          input: './server/main.ts',
          // The process holds its source. One letter beyond ASCII would double the room for all of a file, and comments
          // are an eighth of it.
          output: { charset: 'ascii', comments: false },
        },
        target: 'node22',
      },
      // Else the development half of React is part of the source, and the question is asked again and again.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Bundled, the server starts in half the time and a fifth of the memory; in development Node loads packages itself.
      resolve: command === 'build' ? { noExternal: true as const, external: UNBUNDLED } : {},
    },
  },
}))

/**
 * The first stylesheet a page loads settles the order of the cascade layers, and which one that is depends on how files
 * are joined. So every stylesheet begins with the order.
 */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`
      }
    },
  }
}

const LAYERS = '@layer base,ui,site,page;'
