import { LEAD_SETTINGS_ID, MOST_SAVED_VIEWS } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { LeadSettings, LeadSettingsDraft, NewLeadView } from '#contract/leads/leads.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createLeadViewsRepository } from './lead-views.repository.ts'

const NOTHING_SAVED: LeadSettings = { assignment: 'manual', version: 0 }

export function createLeadViewsService({ db, write }: { db: Db; write: Write }) {
  return {
    list: (accountId: number) => createLeadViewsRepository(db).findOf(accountId),

    save: (view: NewLeadView, actor: Actor) =>
      write(async (change) => {
        const views = createLeadViewsRepository(change.db)
        if ((await views.findOf(actor.id)).length >= MOST_SAVED_VIEWS)
          throw new AppError('conflict', messages.tooManyViews)
        const created = await views.create({ ...view, accountId: actor.id })
        if (!created) throw new AppError('conflict', messages.viewTaken)
        change.audit({ actor, action: 'create', entity: 'lead-view', entityId: created.id, after: created })
        return created
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const deleted = await createLeadViewsRepository(change.db).delete(id, actor.id)
        if (!deleted) throw new AppError('notFound', messages.viewUnknown)
        change.audit({ actor, action: 'delete', entity: 'lead-view', entityId: id, before: deleted })
      }),

    async settings(): Promise<LeadSettings> {
      const row = await createLeadViewsRepository(db).findSettings()
      return row ? { assignment: row.assignment, version: row.version } : NOTHING_SAVED
    },

    saveSettings: ({ assignment, version }: LeadSettingsDraft, actor: Actor): Promise<LeadSettings> =>
      write(async (change) => {
        const settings = createLeadViewsRepository(change.db)
        await settings.lockSettings()
        const before = await settings.findSettings()
        requireUnchanged(version, before ?? NOTHING_SAVED)
        const after = await settings.storeSettings(assignment)
        change.audit({ actor, action: 'update', entity: 'lead-settings', entityId: LEAD_SETTINGS_ID, before, after })
        return { assignment: after.assignment, version: after.version }
      }),
  }
}
