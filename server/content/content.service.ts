import { HOME_EVENTS } from '#contract/content/content.constants.ts'
import type { HomePage, StaticContent, StaticContentDraft } from '#contract/content/content.schema.ts'
import { contentRefusals } from '#contract/content/refusals.messages.ts'
import type { PageView } from '#contract/wire/fields.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MediaService } from '#server/media/media.service.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { BanksRepository } from './banks.repository.ts'
import { countries } from './countries.data.ts'
import { cities, states } from './indian-places.data.ts'
import {
  createStaticContentRepository,
  type StaticContentRepository,
  type TextKey,
} from './static-content.repository.ts'

interface Deps {
  staticContent: Pick<StaticContentRepository, 'findTexts'>
  banks: Pick<BanksRepository, 'findAll'>
  projects: Pick<ProjectsService, 'overview' | 'overviewOfPage'>
  media: Pick<MediaService, 'listForHome'>
  testimonials: Pick<TestimonialsService, 'list'>
  write: Write
}

export function createContentService({ staticContent, banks, projects, media, testimonials, write }: Deps) {
  return {
    async homePage({ view }: PageView = {}): Promise<HomePage> {
      const isPage = view === 'page'
      const [overview, mediaItems, videos, logos] = await Promise.all([
        isPage ? projects.overviewOfPage() : projects.overview(),
        media.listForHome({ limit: isPage ? HOME_EVENTS : null }),
        testimonials.list(),
        banks.findAll(),
      ])
      return { ...overview, mediaItems, testimonials: videos, banks: logos }
    },

    async texts(isStaff: boolean): Promise<StaticContent> {
      const { version, ...texts } = textsIn(await staticContent.findTexts())
      return isStaff ? { ...texts, version } : texts
    },

    /** An empty value restores the built-in text of the page. */
    saveTexts: ({ version, ...texts }: StaticContentDraft, actor: Actor) =>
      write(async ({ db, audit, contentChanged }) => {
        const repository = createStaticContentRepository(db)
        await repository.lockTexts()
        const before = textsIn(await repository.findTexts())
        requireUnchanged(version, before)
        const all = Object.entries(texts) as [TextKey, string | null | undefined][]
        const named = all.filter(([, body]) => body !== undefined)
        if (named.length === 0) return before
        for (const [key, body] of named) await repository.storeText(key, body ?? '')

        const after = textsIn(await repository.findTexts())
        audit({ actor, action: 'update', entity: 'static-content', entityId: null, before, after })
        contentChanged()
        return after
      }),
  }
}

export type ContentService = ReturnType<typeof createContentService>

/**
 * An emptied text is stored as '' instead of deleting its row, so that its version keeps increasing: a new row would
 * start at version 1 again.
 */
function textsIn(stored: Awaited<ReturnType<StaticContentRepository['findTexts']>>) {
  const bodyOf = (key: TextKey) => stored.find((text) => text.key === key)?.body || null
  return {
    termsAndConditions: bodyOf('termsAndConditions'),
    privacy: bodyOf('privacy'),
    version: stored.reduce((sum, text) => sum + text.version, 0),
  }
}

export function createPlacesService() {
  return {
    listCountries: async () => [...countries],
    countryCode: (name: string) => countries.find((country) => country.name === name)?.iso2 ?? null,
    listCities: async () => [...cities],

    async listStates(countryId: number) {
      if (!countries.some(({ id }) => id === countryId)) throw new AppError('notFound', contentRefusals.unknownCountry)
      return states.filter((state) => state.countryId === countryId)
    },
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>
