import type {} from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { type ContentCache, sendCached } from '#server/plugins/content-cache.ts'
import { BRAND_FILES, type BrandService } from './brand.service.ts'

interface Options {
  brand: Pick<BrandService, 'file'>
  cache: ContentCache
}

/** The URLs of icons and manifest are fixed, so browsers cache them for one hour only. */
export function brandRoutes({ brand, cache }: Options): FastifyPluginAsync {
  return async (app) => {
    for (const url of BRAND_FILES) {
      app.route({
        method: ['GET', 'HEAD'],
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          const cached = await cache.get(`brand ${url}`, async () => {
            const { type, body } = await brand.file(url)
            return { status: 200, headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' }, body }
          })
          return sendCached(request, reply, cached)
        },
      })
    }
  }
}
