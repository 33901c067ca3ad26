import type { MediaGroup, MediaItem } from '#contract/media/media.schema.ts'
import type { MediaRepository } from './media.repository.ts'

export function createMediaService({ media }: { media: MediaRepository }) {
  return {
    listCategories: () => media.findCategories(),
    count: () => media.count(),
    list: () => media.findNewestFirst(),
    /** With the versions that a save may name. */
    listForStaff: () => media.findNewestFirstForStaff(),
    listForHome: ({ limit }: { limit: number | null }) => media.findActiveNewestFirst({ limit }),
    listGroups: async () => groupsOf(await media.findNewestFirst()),
  }
}

export type MediaService = ReturnType<typeof createMediaService>

/** By category, within it the newest year first; the items arrive newest first and stay so. */
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
