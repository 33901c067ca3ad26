import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#server/gateways/file-store.ts'
import type { uploads } from '#server/uploads/uploads.tables.ts'

/**
 * Computed in advance by scripts/demo/make-file-facts.mjs, because reading two hundred images would delay the first
 * start.
 */
export interface FileFacts {
  folder: 'ProjectVideos' | 'ProjectBannerImages' | 'ProjectImages'
  name: string
  bytes: number
  mime: string
  sha256: string
  width: number | null
  height: number | null
  dominantColour: string | null
}

const AT_ONCE = 8

export async function readFileFacts(filesDir: string): Promise<FileFacts[]> {
  return JSON.parse(await readFile(`${filesDir}.facts.json`, 'utf8'))
}

interface CopyOptions {
  facts: FileFacts[]
  filesDir: string
  store: Pick<FileStore, 'copyIn'>
}

/** Skips files that exist with the right size; a partial file of an interrupted start is replaced. */
export async function copyDemoFiles({ facts, filesDir, store }: CopyOptions) {
  const waiting = [...facts]
  const copyNext = async () => {
    for (let fact = waiting.pop(); fact; fact = waiting.pop()) {
      const { folder, name, bytes } = fact
      await store.copyIn(`${folder}/${name}`, { from: join(filesDir, folder, name), bytes })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
}

export function toUpload({ name, ...fact }: FileFacts, createdAt: Date): typeof uploads.$inferInsert {
  return { ...fact, storedName: name, originalName: name.replace(/^\d+_/, ''), createdAt }
}
