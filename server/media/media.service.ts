import type { MediaGroup, MediaItem } from '#contract/media/media.schema.ts'
import type { MediaRepository } from './media.repository.ts'

export function createMediaService({ media }: { media: MediaRepository }) {
  return {
    listCategories: () => media.findCategories(),
    count: () => media.count(),
    list: () => media.findNewestFirst(),
    /** Includes versions, which a save can send. */
    listForStaff: () => media.findNewestFirstForStaff(),
    listForHome: ({ limit }: { limit: number | null }) => media.findActiveNewestFirst({ limit }),
    listGroups: async () => groupsOf(await media.findNewestFirst()),
  }
}

export type MediaService = ReturnType<typeof createMediaService>

/** By category, then newest year first; keeps the order of the items, which is newest first. */
function groupsOf(newestFirst: MediaItem[]): MediaGroup[] {
  const groups = new Map<string, MediaGroup>()
  for (const item of newestFirst) {
    const year = Number(item.date.slice(0, 4))
    const key = `${item.categoryId} ${year}`
    const group = groups.get(key) ?? { categoryId: item.categoryId, year, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => a.categoryId - b.categoryId || b.year - a.year)
}
