import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createApi } from './api.ts'
import { appRoot } from './app-root.ts'
import { brochuresRoutes } from './catalog/brochures.routes.ts'
import { qrRoutes } from './catalog/registrations.routes.ts'
import { brandRoutes } from './company/brand.routes.ts'
import type { Config } from './config.ts'
import { sharePicturesRoutes } from './content/share-pictures.routes.ts'
import { createSharePicturesService } from './content/share-pictures.service.ts'
import { createSitePagesRepository } from './content/site-pages.repository.ts'
import type { Data } from './data.ts'
import { isDemoOf } from './db/seed.ts'
import type { HttpServer } from './http-server.ts'
import { pages } from './plugins/pages.ts'
import { staticAssets } from './plugins/static-assets.ts'
import { registerUploadJobs } from './uploads/upload-jobs.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'

interface Options {
  config: Config
  data: Data
  build: () => Promise<ServerBuild>
  http: HttpServer
}

/** Adds files and pages to the API. The caller starts the jobs afterwards, when every queue has its worker. */
export async function createApp({ config, data, build, http }: Options) {
  const api = await createApi({ config, data, http })
  const { app, cache, renders, files, uploads, catalog, company, brand, brochures, redirects, closedSite } = api
  registerUploadJobs(data.jobs, { variants: files.variants, uploads })

  if (config.isProduction) await app.register(staticAssets({ root: join(appRoot, 'build/client') }))
  await app.register(uploadsRoutes({ ...files, isWithheld: catalog.mailedBrochures.isWithheld }))
  await app.register(brandRoutes({ brand, cache }))
  const sharePictures = createSharePicturesService({
    ...catalog,
    company,
    brand,
    pages: createSitePagesRepository(data.database.db),
    isDemo: isDemoOf(config),
    originals: files.store,
    cache: files.cache,
  })
  await app.register(sharePicturesRoutes(sharePictures, closedSite))
  await app.register(brochuresRoutes({ brochures, mailed: catalog.mailedBrochures, site: closedSite }))
  await app.register(qrRoutes(catalog.registrations, closedSite))
  await app.register(pages, {
    build,
    mode: config.isProduction ? 'production' : 'development',
    settings: { apiBase: config.api.base, publicUrl: config.http.publicUrl },
    cache,
    renders,
    redirects,
    site: closedSite,
    takesCards: config.cards.kind === 'stripe',
  })
  await app.ready()
  if (config.preparesPictures) files.warm(data)
  return app
}
