import type { HomePage, StaticContent } from '#contract/content/content.schema.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { MediaService } from '#server/media/media.service.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { ContentRepository } from './content.repository.ts'

interface Deps {
  content: ContentRepository
  projects: Pick<ProjectsService, 'overview'>
  media: Pick<MediaService, 'listForHome'>
  testimonials: Pick<TestimonialsService, 'list'>
}

export function createContentService({ content, projects, media, testimonials }: Deps) {
  return {
    async homePage(): Promise<HomePage> {
      const [overview, mediaItems, videos, banks] = await Promise.all([
        projects.overview(),
        media.listForHome(),
        testimonials.list(),
        content.findBanks(),
      ])
      return { ...overview, mediaItems, testimonials: videos, banks }
    },

    async texts(): Promise<StaticContent> {
      const stored = await content.findTexts()
      const bodyOf = (key: keyof StaticContent) => stored.find((text) => text.key === key)?.body ?? null
      return { termsAndConditions: bodyOf('termsAndConditions'), privacy: bodyOf('privacy') }
    },
  }
}

export type ContentService = ReturnType<typeof createContentService>
