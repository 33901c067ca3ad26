import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Modules that load native parts or files of their own from where they lie, and so stay outside the bundle. */
const UNBUNDLED = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'pdfkit', 'sharp']

/**
 * Files that are joined beyond what the bundler does by itself. A group also takes everything its modules import, so none
 * may name a module of which some page needs only a part.
 */
const GROUPS = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  // The frame of every public page.
  {
    name: 'public',
    test: /app[\\/](?:root|entry\.client|site[\\/](?:site-layout|page-boundary)|ui[\\/]\w+[\\/](?:breadcrumbs|empty-state|load-failure|page-head|plinth))\.tsx$|app[\\/]ui[\\/]media[\\/]map-frame\.css$|contract[\\/]wire[\\/]site-time\.ts$/,
  },
  // What pages that show projects share.
  {
    name: 'showcase',
    test: /app[\\/](?:ui[\\/]\w+[\\/](?:carousel|skeleton|tabs|title-block)|catalog[\\/](?:cities|coming-soon|project-card|project-status|remember-project))\.tsx?$|app[\\/]catalog[\\/]project-map\.css$/,
  },
  // What calls the API: loaded by public pages with the first input, by accounts and the back office at once.
  {
    name: 'api',
    test: /node_modules[\\/]zod[\\/]|app[\\/]lib[\\/](?:browser-api|read-form)\.ts$|contract[\\/](?:catalog[\\/](?:projects|categories)|newsletter[\\/]newsletter|testimonials[\\/]testimonials)\.(?:endpoints|schema)\.ts$/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), layerOrder()],
  // The content policy allows no data: addresses, so nothing is inlined into styles or scripts. What a lazy module imports
  // is loaded already, or is one request further: lists of it in every script would cost visitors more.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            // Hashes alone, because the list of routes names a file many times.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
          },
        },
      },
    },
    ssr: {
      build: {
        // One entry for pages and server, so that both hold the same copy of every module.
        rollupOptions: {
          input: './server/main.ts',
          // The process holds its source in memory, and comments are an eighth of it.
          output: { comments: false },
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
