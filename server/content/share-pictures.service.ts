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
  /** Can be emptied at any time. */
  cache: FileStore
}

/** Drawn one at a time, because they are requested by crawlers and not by visitors. */
const MAX_WAITING = 20

export function createSharePicturesService({ projects, originals, cache }: Deps) {
  const queue = createConcurrencyLimit({ running: 1 })

  return {
    /** Returns null when the project is not public, and `busy` when too many requests are waiting. */
    async ofProject(id: number): Promise<Buffer | 'busy' | null> {
      const project = await projects.findShown(id)
      if (!project) return null
      const text = { title: project.name, line: `${project.type}, ${project.city}`, brand: brand.name }
      const path = `share/${fingerprint([project.bannerImage, ...Object.values(text)])}.jpg`
      const cached = await read(cache, path)
      if (cached) return cached
      if (queue.waiting() >= MAX_WAITING) return 'busy'

      return queue.run(async () => {
        const photograph = await read(originals, `${UPLOAD_FOLDER.banners}/${project.bannerImage}`)
        if (!photograph) return null
        const picture = await drawSharePicture(photograph, text)
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

/** Part of the cache key, so that another name or photograph creates a new image. */
function fingerprint(parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
