import type { HomePage, StaticContent, StaticContentDraft } from '#contract/content/content.schema.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { Actor, Write } from '#server/db/write.ts'
import type { MediaService } from '#server/media/media.service.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import { type ContentRepository, createContentRepository, type TextKey } from './content.repository.ts'

interface Deps {
  content: ContentRepository
  projects: Pick<ProjectsService, 'overview' | 'shortOverview'>
  media: Pick<MediaService, 'listForHome' | 'listFirstForHome'>
  testimonials: Pick<TestimonialsService, 'list'>
  write: Write
}

export function createContentService({ content, projects, media, testimonials, write }: Deps) {
  return {
    homePage: () => homePageWith(projects.overview(), media.listForHome()),

    /** For the page itself, which shows the first projects of each kind however many there are. */
    shortHomePage: () => homePageWith(projects.shortOverview(), media.listFirstForHome()),

    texts: async () => textsIn(await content.findTexts()),

    /** A text that is left empty is no longer stored, and the page's own text stands again. */
    saveTexts: (draft: StaticContentDraft, actor: Actor) =>
      write(async ({ db, audit, contentChanged }) => {
        const repository = createContentRepository(db)
        const before = textsIn(await repository.findTextsLocked())
        const texts = Object.entries(draft) as [TextKey, string | null | undefined][]
        for (const [key, body] of texts) if (body) await repository.storeText(key, body)
        const emptied = texts.flatMap(([key, body]) => (body === null ? [key] : []))
        if (emptied.length > 0) await repository.deleteTexts(emptied)

        const after = textsIn(await repository.findTextsLocked())
        audit({ actor, action: 'update', entity: 'static-content', entityId: null, before, after })
        contentChanged()
        return after
      }),
  }

  async function homePageWith(
    catalogue: ReturnType<ProjectsService['overview']>,
    news: PromiseLike<MediaItem[]>,
  ): Promise<HomePage> {
    const [overview, mediaItems, videos, banks] = await Promise.all([
      catalogue,
      news,
      testimonials.list(),
      content.findBanks(),
    ])
    return { ...overview, mediaItems, testimonials: videos, banks }
  }
}

export type ContentService = ReturnType<typeof createContentService>

function textsIn(stored: Awaited<ReturnType<ContentRepository['findTexts']>>): StaticContent {
  const bodyOf = (key: TextKey) => stored.find((text) => text.key === key)?.body ?? null
  return { termsAndConditions: bodyOf('termsAndConditions'), privacy: bodyOf('privacy') }
}
