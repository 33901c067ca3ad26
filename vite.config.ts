import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Packages that load native binaries or their own files from node_modules, so they cannot be bundled. */
const UNBUNDLED = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp']

/**
 * Modules that are bundled into one chunk. A group also includes everything that its modules import, so it must not
 * name a module of which some page needs only a part.
 */
const GROUPS = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  // The layout of every public page.
  {
    name: 'public',
    test: /app[\\/](?:root|entry\.client|site[\\/](?:site-layout|page-boundary)|ui[\\/]\w+[\\/](?:breadcrumbs|empty-state|load-failure|page-head|plinth)|ui[\\/]day)\.tsx$|app[\\/]ui[\\/]media[\\/]map-frame\.css$|contract[\\/]wire[\\/]site-time\.ts$/,
  },
  // Modules shared by the pages that show projects.
  {
    name: 'showcase',
    test: /app[\\/](?:ui[\\/]\w+[\\/](?:carousel|skeleton|tabs|title-block)|catalog[\\/](?:cities|coming-soon|heart-button|project-card|project-status|remember-project))\.tsx?$|app[\\/]catalog[\\/]project-map\.css$/,
  },
  // Constants of the finder, which would otherwise be in the next group with the schemas that use them.
  { name: 'finder', test: /contract[\\/]catalog[\\/](?:unit-types|finder)\.constants\.ts$/ },
  // Modules that call the API. Public pages load them at the first input, account pages and the back office at once.
  {
    name: 'api',
    test: /node_modules[\\/]zod[\\/]|app[\\/]lib[\\/](?:browser-api|read-form)\.ts$|contract[\\/](?:catalog[\\/](?:projects|categories)|newsletter[\\/]newsletter|testimonials[\\/]testimonials)\.(?:endpoints|schema)\.ts$/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), layerOrder()],
  // The content security policy forbids data: URLs, so no file is inlined. No preload lists: they would enlarge every
  // script, and only save one round trip for those imports of a lazy module that are not loaded yet.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            // No names except for dynamic imports, because the route manifest repeats the file names many times.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
          },
        },
      },
    },
    ssr: {
      build: {
        // Pages and server are built from one entry, so that they share one copy of every module.
        rollupOptions: {
          input: './server/main.ts',
          // The process keeps its source code in memory, and comments are an eighth of the code.
          output: { comments: false },
        },
        target: 'node22',
      },
      // Otherwise the bundle contains the development build of React, and reads NODE_ENV again and again at run time.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // A bundled server starts in half the time with a fifth of the memory. In development Node loads the packages
      // itself.
      resolve: command === 'build' ? { noExternal: true as const, external: UNBUNDLED } : {},
    },
  },
}))

/**
 * Puts the order of the cascade layers at the start of every stylesheet. The first stylesheet that a page loads
 * determines the order, and which one is first depends on the chunks.
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
