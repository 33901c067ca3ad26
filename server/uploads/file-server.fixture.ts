import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { onTestFinished, vi } from 'vitest'
import { createLocalFileStore, type FileStore } from '#server/gateways/file-store.ts'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { createImageVariants, encodeVariant } from './image-variants.ts'
import { uploadsRoutes } from './uploads.routes.ts'

type Options = { files?: Record<string, Uint8Array | string>; store?: FileStore; encode?: typeof encodeVariant }

/** Serves only the file routes, configured as in the server, from a temporary folder. */
export async function aFileServer({ files = {}, store, encode = encodeVariant }: Options = {}) {
  const folder = await aTemporaryFolder()
  const originals = store ?? createLocalFileStore(join(folder, 'uploads'))
  for (const [path, content] of Object.entries(files)) await originals.write(path, Buffer.from(content))

  const countedEncode = vi.fn(encode)
  const log = { warn: vi.fn<(details: { err: Error }) => void>() }
  const cache = createLocalFileStore(join(folder, 'variants'))
  const variants = createImageVariants({ originals, cache, encode: countedEncode, log })

  const app = Fastify({ exposeHeadRoutes: false, routerOptions: { caseSensitive: false } })
  securityHeaders(app, { isHttps: false })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/html').send('<h1>page not found</h1>'))
  await app.register(uploadsRoutes({ store: originals, variants, isWithheld: async () => false }))
  onTestFinished(() => app.close())
  return { app, folder, originals, cache, variants, encode: countedEncode, log }
}

async function aTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Returns an image of noise by default, so that it has a realistic size and its variants differ. */
export async function aPicture({ width = 800, height = 500, orientation = 1, isPlain = false } = {}) {
  const noise = isPlain ? undefined : ({ type: 'gaussian', mean: 128, sigma: 40 } as const)
  const picture = sharp({ create: { width, height, channels: 3, background: '#336699', noise } })
  return picture.withMetadata({ orientation }).jpeg().toBuffer()
}

/** For tests in which content and size of the image do not matter: its variants are encoded quickly. */
export function smallPicture(format: 'png' | 'jpeg') {
  return sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
    [format]()
    .toBuffer()
}

/** Sends the path unchanged; `inject` would normalize dots and backslashes. */
export async function getRaw(app: FastifyInstance, path: string): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject)
  })
  return { status: response.statusCode ?? 0, body: (await buffer(response)).toString() }
}
