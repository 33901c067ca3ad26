import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { temporaryFolder } from './temporary-folder.ts'

const BUCKET = 'plinth-files'

/** A local S3 server with one empty bucket. It can be made to fail and to recover. */
export async function openS3Server(folder?: string) {
  const directory = folder ?? (await temporaryFolder())
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  putWhole(s3, directory)
  await s3.configureBuckets()
  const answer = s3.callback()
  const pending = new Set<string>()
  let isDown = false

  /** Adds conditional writes, which s3rver does not support: as with S3, only one of several writers succeeds. */
  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (isDown) return refuse(response, 503, 'ServiceUnavailable')
    const path = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
    if (request.method !== 'PUT' || request.headers['if-none-match'] !== '*') return answer(request, response)
    const [, bucket = '', ...key] = path.split('/')
    if (pending.has(path)) return refuse(response, 409, 'ConditionalRequestConflict')
    pending.add(path)
    response.once('close', () => pending.delete(path))
    if (await s3.store.existsObject(bucket, key.join('/'))) return refuse(response, 412, 'PreconditionFailed')
    answer(request, response)
  }

  const server = createServer((request, response) => void handle(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Answers every request with an error. */
    fail: () => (isDown = true),
    recover: () => (isDown = false),
    /** Accepts no connections until `reopen`. */
    close,
    reopen: () => listen(port),
  }
}

export type S3Server = Awaited<ReturnType<typeof openS3Server>>

/** Makes writes atomic, as with S3: an object is never partly visible, and can be read once acknowledged. */
function putWhole({ store }: S3rver, directory: string) {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
    const place = store.getResourcePath(bucket, key, 'object')
    const temporary = join(directory, randomUUID())
    await writeFile(temporary, bytes)
    await mkdir(dirname(place), { recursive: true })
    await rename(temporary, place).catch(async (error) => {
      await rm(temporary, { force: true })
      throw error
    })
    const md5 = createHash('md5').update(bytes).digest('hex')
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: bytes.length, md5 }
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
