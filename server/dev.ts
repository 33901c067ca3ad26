import { createServer } from 'vite'
import type { Start } from './start.ts'

/** Development server: Vite compiles pages and server on the fly, in one module graph, and hot-reloads open pages. */
process.env.NODE_ENV = 'development'
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = (await vite.ssrLoadModule('/server/start.ts')) as { start: (options: Start) => Promise<void> }

await start({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Start['build']>,
  before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
})
