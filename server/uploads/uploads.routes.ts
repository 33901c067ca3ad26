import type {} from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { extensionOf, isUploadFolder } from '#contract/uploads/upload-rules.ts'
import {
  ASSET_PATH,
  IMAGE_WIDTHS,
  UPLOAD_FOLDER,
  type UploadFolder,
  VARIANT_PATH,
} from '#contract/uploads/uploads.constants.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { assetNotFound, sendPlainText } from '#server/plugins/plain-text.ts'
import { type Presentation, removeFileHeaders, sendStoredFile } from '#server/plugins/send-stored-file.ts'
import { SVG_MIME } from './clean-logo.ts'
import type { VariantFormat } from './image-variants.ts'
import { type ImageVariants, VARIANT_FORMATS } from './image-variants.ts'

interface Options {
  store: FileStore
  variants: ImageVariants
  /** Whether a document is only sent by email. */
  isWithheld: (file: string) => Promise<boolean>
}

/** HEAD is registered explicitly, because automatic HEAD routes are off. */
export function uploadsRoutes({ store, variants, isWithheld }: Options): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'; sandbox")
    })
    app.setErrorHandler((error, _request, reply) => {
      removeFileHeaders(reply)
      throw error
    })

    // A wildcard accepts names of any length; a parameter is limited by the router.
    app.route<WildcardRoute>({
      method: ['GET', 'HEAD'],
      url: `/${ASSET_PATH}/*`,
      schema: HIDDEN,
      handler: async (request, reply) => {
        const [folder, name, ...rest] = request.params['*'].split('/')
        if (!isUploadFolder(folder) || !name || rest.length > 0) return assetNotFound(reply)

        const path = `${folder}/${name}`
        // Only brochures can be withheld, so other files and unknown names need no query.
        const isBrochure = extensionOf(name) === BROCHURE_TYPE && (await store.exists(path))
        if (isBrochure && (await isWithheld(name))) return assetNotFound(reply)
        const stored = await store.open(path)
        if (stored === null) return assetNotFound(reply)
        return sendStoredFile(request, reply, { stored, presentation: presentOriginal(folder, name) })
      },
    })

    app.route<WildcardRoute>({
      method: ['GET', 'HEAD'],
      url: `/${VARIANT_PATH}/*`,
      schema: HIDDEN,
      handler: async (request, reply) => {
        const [folder, name, file, ...rest] = request.params['*'].split('/')
        const kind = VARIANT_FILES.get(file ?? '')
        if (!isUploadFolder(folder) || !name || !kind || rest.length > 0) return assetNotFound(reply)

        const outcome = await variants.open({ folder, name, ...kind })
        if (outcome.status === 'absent') return assetNotFound(reply)
        if (outcome.status === 'busy') {
          return sendPlainText(reply.header('retry-after', '5'), 503, 'Busy. Please try again in a moment\n')
        }
        const presentation = { type: `image/${kind.format}`, downloadName: null }
        return sendStoredFile(request, reply, { stored: outcome.file, presentation })
      },
    })
  }
}

type WildcardRoute = { Params: { '*': string } }

const HIDDEN = { hide: true }

const VARIANT_FILES = new Map<string, { width: number; format: VariantFormat }>(
  VARIANT_FORMATS.flatMap((format) => IMAGE_WIDTHS.map((width) => [`${width}.${format}`, { width, format }] as const)),
)

// Types that a browser cannot execute; all others, except redrawn logos, can only be downloaded.
const SHOWN_IN_PLACE = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['mp4', 'video/mp4'],
])

function presentOriginal(folder: UploadFolder, storedName: string): Presentation {
  const extension = extensionOf(storedName)
  // Every SVG in this folder was redrawn from plain shapes, so it contains no script.
  if (folder === UPLOAD_FOLDER.logos && extension === 'svg') return { type: SVG_MIME, downloadName: null }
  const type = SHOWN_IN_PLACE.get(extension)
  if (type !== undefined) return { type, downloadName: null }

  const downloadName = originalNameOf(storedName)
  return { type: extension === 'pdf' ? 'application/pdf' : 'application/octet-stream', downloadName }
}
