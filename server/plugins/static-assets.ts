import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { assetNotFound } from './plain-text.ts'

/** Registers one route per file that exists at startup, so that all other URLs reach the pages. */
export function staticAssets({ root }: { root: string }): FastifyPluginAsync {
  const hashedFiles = join(root, 'assets') + sep
  return async (app) => {
    // Assets are also served under overload: a page does not work without its scripts, and a file needs little CPU
    // time.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isCheap: true }
    })
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(hashedFiles) ? FOREVER : ONE_HOUR)
      },
    })
    await app.register(async (assets) => assets.setNotFoundHandler((_request, reply) => assetNotFound(reply)), {
      prefix: '/assets',
    })
  }
}

const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
