import { join } from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createApi } from './api.ts'
import { appRoot } from './app-root.ts'
import type { Config } from './config.ts'
import { sharePicturesRoutes } from './content/share-pictures.routes.ts'
import { createSharePicturesService } from './content/share-pictures.service.ts'
import type { Data } from './data.ts'
import { createKeptPages } from './plugins/kept-pages.ts'
import { pages } from './plugins/pages.ts'
import { staticAssets } from './plugins/static-assets.ts'
import { registerUploadJobs } from './uploads/upload-jobs.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'

interface Options {
  config: Config
  data: Data
  build: () => Promise<ServerBuild>
  serverFactory?: FastifyServerFactory
}

/**
 * The whole product: the API, the files and the pages in one process. Its jobs are to be started when it is made, and
 * kept pages to be asked for before it.
 */
export async function createApp({ config, data, build, serverFactory }: Options) {
  const { app, cache, reads, timings, files, uploads, catalog } = await createApi({ config, data, serverFactory })
  registerUploadJobs(data.jobs, { variants: files.variants, uploads })

  if (config.isProduction) await app.register(staticAssets({ root: join(appRoot, 'build/client') }))
  await app.register(uploadsRoutes(files))
  const sharePictures = createSharePicturesService({ ...catalog, originals: files.store, cache: files.cache })
  await app.register(sharePicturesRoutes(sharePictures))
  await app.register(pages, {
    build,
    mode: config.isProduction ? 'production' : 'development',
    settings: { apiBase: config.api.base, publicUrl: config.http.publicUrl },
    cache,
    reads,
    takesCards: config.cards.kind === 'stripe',
  })
  await app.ready()
  if (config.preparesPictures) files.warm(data)
  const isHttps = config.http.publicUrl.startsWith('https:')
  return { app, answerKept: createKeptPages({ cache, timings, log: app.log, isHttps }) }
}
