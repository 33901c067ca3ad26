import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { uploads } from '#server/uploads/uploads.tables.ts'

/** Worked out beforehand by scripts/demo/make-file-facts.mjs: reading two hundred pictures would delay the first start. */
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
  uploadsDir: string
}

export async function copyDemoFiles({ facts, filesDir, uploadsDir }: CopyOptions) {
  for (const folder of new Set(facts.map((fact) => fact.folder))) {
    await mkdir(join(uploadsDir, folder), { recursive: true })
  }
  const waiting = [...facts]
  const copyNext = async () => {
    for (let fact = waiting.pop(); fact; fact = waiting.pop()) {
      const place = join(fact.folder, fact.name)
      await copyWhole({ from: join(filesDir, place), to: join(uploadsDir, place), bytes: fact.bytes })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
}

export function toUpload({ name, ...fact }: FileFacts, createdAt: Date): typeof uploads.$inferInsert {
  return { ...fact, storedName: name, originalName: name.replace(/^\d+_/, ''), createdAt }
}

/** A file of the right size is there already; half a file from a start broken off is not. */
async function copyWhole({ from, to, bytes }: { from: string; to: string; bytes: number }) {
  const present = await stat(to).catch(() => null)
  if (present?.size === bytes) return
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE)
  await rename(`${to}.part`, to)
}
