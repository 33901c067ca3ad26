import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { brand } from '#contract/content/brand.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { drawSharePicture } from './share-picture.ts'

interface Deps {
  projects: Pick<ProjectsService, 'findShown'>
  originals: FileStore
  /** May be emptied at any time. */
  cache: FileStore
}

/** One at a time: they are asked for by crawlers, never by a waiting reader. */
const MOST_WAITING = 20

export function createSharePicturesService({ projects, originals, cache }: Deps) {
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /** Null for a project nobody may see; `busy` when too many are waiting already. */
    async ofProject(id: number): Promise<Buffer | 'busy' | null> {
      const project = await projects.findShown(id)
      if (!project) return null
      const words = { title: project.name, line: `${project.type}, ${project.city}`, brand: brand.name }
      const path = `share/${fingerprint([project.bannerImage, ...Object.values(words)])}.jpg`
      const kept = await read(cache, path)
      if (kept) return kept
      if (queue.waiting() >= MOST_WAITING) return 'busy'

      return queue.run(async () => {
        const photograph = await read(originals, `${UPLOAD_FOLDER.banners}/${project.bannerImage}`)
        if (!photograph) return null
        const picture = await drawSharePicture(photograph, words)
        await cache.write(path, picture)
        return picture
      })
    },
  }
}

export type SharePicturesService = ReturnType<typeof createSharePicturesService>

async function read(store: FileStore, path: string) {
  const file = await store.open(path)
  return file && buffer(file.stream())
}

/** Another name or photograph makes another picture; the old one is simply not asked for again. */
function fingerprint(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
