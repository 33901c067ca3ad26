import { basename } from 'node:path'
import type {} from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import type { ClosedSite } from '#server/plugins/closed-site.ts'
import { assetNotFound, sendPlainText } from '#server/plugins/plain-text.ts'
import type { SharePicturesService } from './share-pictures.service.ts'

const SITE_FILE = basename(SHARE_PICTURE.site)
const CACHING = 'public, max-age=86400'

/** Serves link preview images. Their URLs stay the same when a project changes, so they are cached for one day only. */
export function sharePicturesRoutes(
  sharePictures: SharePicturesService,
  site: Pick<ClosedSite, 'cachingOf'>,
): FastifyPluginAsync {
  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `/${SHARE_PICTURE.path}/:file`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const { file } = request.params
        const id = /^project-(\d{1,9})\.jpg$/.exec(file)?.[1]
        const page = /^page-([a-z0-9-]+)\.jpg$/.exec(file)?.[1]
        // The image of the site is public before the site opens, because it shows only the company.
        const cacheControl = file === SITE_FILE ? CACHING : await site.cachingOf(request, CACHING)
        if (!cacheControl) return assetNotFound(reply)
        const picture = await pictureOf({ file, id, page })
        if (picture === null) return assetNotFound(reply)
        if (picture === 'busy') {
          return sendPlainText(reply.header('retry-after', '5'), 503, 'Busy. Please try again in a moment\n')
        }
        return reply.header('cache-control', cacheControl).type('image/jpeg').send(picture)
      },
    })
  }

  async function pictureOf({ file, id, page }: { file: string; id: string | undefined; page: string | undefined }) {
    if (id) return sharePictures.ofProject(Number(id))
    if (page) return sharePictures.ofPage(page)
    return file === SITE_FILE ? sharePictures.ofSite() : null
  }
}
