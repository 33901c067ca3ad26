import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect } from 'vitest'
import type { Config } from '#server/config.ts'
import { test as apiTest, type CallOptions, type TestApi } from '#test/api.ts'
import { aFilm } from '#test/film.ts'
import { registerUploadJobs } from './upload-jobs.ts'

export const test = apiTest.extend<{ hasOwnApi: boolean; uploadJobs: undefined }>({
  hasOwnApi: true,
  uploadJobs: [
    async ({ api, jobs }, use) => {
      registerUploadJobs(jobs, { variants: api.files.variants, uploads: api.uploads })
      await jobs.start()
      await use(undefined)
    },
    { auto: true },
  ],
})

interface SentFile {
  content: Uint8Array | string
  fileName: string
  folder?: string
  purpose?: string
}

/** The parts are in the order of the specification: the file comes first. */
export function uploadForm({ content, fileName, folder = 'ProjectImages', purpose }: SentFile) {
  const form = new FormData()
  form.append('image', new Blob([Buffer.from(content)]), fileName)
  if (purpose !== undefined) form.append('name', purpose)
  form.append('folder', folder)
  return form
}

export async function postForm(api: TestApi, form: FormData, options: CallOptions = {}) {
  const body = new Response(form)
  return api.post('/Product/FileUpload', Buffer.from(await body.arrayBuffer()), {
    ...options,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...options.headers },
  })
}

export async function sendFile(api: TestApi, file: SentFile) {
  return postForm(api, uploadForm(file), { token: await api.tokenOf('Admin') })
}

export function expectRefusal(response: Awaited<ReturnType<typeof postForm>>, status: number, reasonPhrase: string) {
  expect(response.json()).toEqual({ responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null })
  expect(response.statusCode).toBe(status)
}

export async function* oneChunk(content: Buffer) {
  yield content
}

/** Includes partial uploads. */
export async function filesIn({ dataDir }: Config) {
  const root = join(dataDir, 'uploads')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

export const FILM = aFilm()
export const PDF = Buffer.from('%PDF-1.7\nand the paper\nstartxref\n9\n%%EOF\n')

/** Returns a copy of the PNG whose header claims another size. */
export function withHeaderSize(png: Buffer, { width, height }: { width: number; height: number }) {
  const claim = Buffer.from(png)
  claim.writeUInt32BE(width, 16)
  claim.writeUInt32BE(height, 20)
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29)
  return claim
}
