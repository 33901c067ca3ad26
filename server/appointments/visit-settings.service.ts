import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { visitSettingsMessages as messages } from '#contract/appointments/visit-settings.messages.ts'
import type {
  DroppedVisitSettings,
  VisitSettings,
  VisitSettingsDraft,
} from '#contract/appointments/visit-settings.schema.ts'
import { COMPANY_VISITS_ID as COMPANY } from '#contract/appointments/visits.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createVisitSettingsRepository, type VisitSettingsRow } from './visit-settings.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Deps {
  db: Db
  write: Write
  now?: () => Date
}

const NOTHING_SAVED: VisitSettings = { ...DEFAULT_VISIT_RULES, projectId: null, version: 0 }

export function createVisitSettingsService({ db, write, now = () => new Date() }: Deps) {
  return {
    /**
     * Id 0 is the company. A project without its own settings gets those of the company without the holidays, which
     * apply in any case.
     */
    async read(id: number): Promise<VisitSettings> {
      const settings = createVisitSettingsRepository(db)
      const company = await settings.find(null)
      const projectId = id === COMPANY ? null : id
      if (projectId === null) return company ? toSettings(company) : NOTHING_SAVED
      if (!(await settings.projectExists(projectId))) throw new AppError('notFound', messages.projectUnknown)
      const own = await settings.find(projectId)
      if (own) return toSettings(own)
      const inherited = company ? toSettings(company) : NOTHING_SAVED
      return { ...inherited, projectId, holidays: [], version: 0 }
    },

    listOwn: () => createVisitSettingsRepository(db).findOwn(),

    save: ({ version, ...values }: VisitSettingsDraft, actor: Actor): Promise<VisitSettings> =>
      write(async (change) => {
        const settings = createVisitSettingsRepository(change.db)
        await settings.lock()
        const { projectId } = values
        if (projectId !== null && !(await settings.projectExists(projectId)))
          throw new AppError('notFound', messages.projectUnknown)
        const before = await settings.find(projectId)
        requireUnchanged(version, before ?? { version: 0 })
        const after = await settings.store(values)
        recordChange(change, { actor, entity: 'visit-settings', entityId: projectId ?? COMPANY, before, after })
        return toSettings(after)
      }),

    drop: ({ projectId, version }: DroppedVisitSettings, actor: Actor) =>
      write(async (change) => {
        const settings = createVisitSettingsRepository(change.db)
        await settings.lock()
        const before = await settings.find(projectId)
        if (!before) return
        requireUnchanged(version, before)
        await settings.delete(projectId)
        recordChange(change, { actor, entity: 'visit-settings', entityId: projectId, before, after: null })
      }),

    countBooked: (projectId: number | null) => createVisitsRepository(db).countBooked(projectId, siteDay(now())),
  }
}

export type VisitSettingsService = ReturnType<typeof createVisitSettingsService>

function toSettings({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...settings
}: VisitSettingsRow): VisitSettings {
  return settings
}
