import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { DemoChoice, DemoConfirmation, DemoRemoval } from '#contract/setup/setup.schema.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange } from '#server/db/record-change.ts'
import { clearDemoValues } from '#server/db/seed-values-removal.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import type { Backups } from './backups.ts'
import { createDemoRecordsRepository } from './demo-records.repository.ts'
import { createOwnRecordsRepository } from './own-records.repository.ts'
import { createSiteStateRepository } from './site-state.repository.ts'

interface RemovedFile {
  folder: UploadFolder
  name: string
}

interface Deps {
  publicUrl: string
  db: Db
  write: Write
  uploads: Pick<UploadsService, 'release' | 'removeOrphan'>
  backups: Pick<Backups, 'make'>
}

/** The kind under which the rows of a table are counted. Rows of all other tables are counted together. */
const KINDS: Record<string, 'projects' | 'media' | 'visitors' | 'accounts' | 'settings'> = {
  projects: 'projects',
  media_items: 'media',
  testimonials: 'media',
  site_pages: 'media',
  enquiries: 'visitors',
  appointments: 'visitors',
  subscribers: 'visitors',
  leads: 'visitors',
  accounts: 'accounts',
  company: 'settings',
  static_content: 'settings',
  cost_rates: 'settings',
  banks: 'settings',
  features: 'settings',
  subscription_plans: 'settings',
  redirects: 'settings',
  webhooks: 'settings',
}

export function createDemoRemovalService({ publicUrl, db, write, uploads, backups }: Deps) {
  async function removeRows(tx: Db, { alsoRemove }: DemoChoice, actor: Actor) {
    const demo = createDemoRecordsRepository(tx)
    if (!(await demo.hasAny())) throw new AppError('conflict', setupMessages.noDemo)
    if (await demo.isRecorded('accounts', actor.id)) throw new AppError('conflict', setupMessages.demoAccount)
    const edited = await demo.findEdited()
    const keys = new Set(edited.map(({ key }) => key))
    if (alsoRemove.some((key) => !keys.has(key))) throw new AppError('invalid', setupMessages.badChoice)

    const kept = new Set(edited.flatMap(({ key }) => (alsoRemove.includes(key) ? [] : [key])))
    const counts = await demo.deleteRows(kept)
    const cleared = await clearDemoValues(tx, kept, new URL(publicUrl).host)
    const files = await demo.findUnusedFiles()
    const removed = { projects: 0, media: 0, visitors: 0, accounts: 0, settings: 0, others: 0 }
    for (const [table, count] of counts) removed[KINDS[table] ?? 'others'] += count
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const removal: DemoRemoval = {
      removed: { ...removed, files: files.length, bytes },
      stays: await createOwnRecordsRepository(tx).count(),
      edited,
    }
    return { removal, cleared, files: files as (RemovedFile & { bytes: number })[] }
  }

  /** Runs the removal and rolls it back, so that the preview shows the exact numbers. */
  async function preview(choice: DemoChoice, actor: Actor): Promise<DemoRemoval> {
    const rolledBack = new Error('This was a preview.')
    let removal: DemoRemoval | null = null
    try {
      await db.transaction(async (tx) => {
        removal = (await removeRows(tx, choice, actor)).removal
        throw rolledBack
      })
    } catch (error) {
      if (error !== rolledBack || !removal) throw error
    }
    if (!removal) throw rolledBack
    return removal
  }

  return {
    preview,

    async remove({ projects, ...choice }: DemoConfirmation, actor: Actor): Promise<DemoRemoval> {
      requireNumber(projects, await preview(choice, actor))
      const backup = await backups.make()
      const { removal, files } = await write(async (change) => {
        const states = createSiteStateRepository(change.db)
        await states.lock()
        const result = await removeRows(change.db, choice, actor)
        requireNumber(projects, result.removal)
        for (const file of result.files) await uploads.release(change, file)
        for (const line of result.cleared) recordChange(change, { actor, ...line })
        await createDemoRecordsRepository(change.db).forgetAll()
        const isEmpty = result.removal.stays.projects === 0
        const state = await states.store({ demoRemovedAt: new Date(), ...(isEmpty && { openedAt: null }) })
        const { removed, stays } = result.removal
        change.audit({
          actor,
          action: 'remove-demo',
          entity: 'site',
          entityId: state.id,
          after: { ...removed, stays, backup, openedAt: state.openedAt },
        })
        change.contentChanged()
        return result
      })
      // Each deletion is also queued by the write, in case the process ends here.
      for (const file of files) await uploads.removeOrphan(file)
      return removal
    },
  }
}

/** Called at startup, which creates the demo accounts after the other demo rows. */
export function recordDemoAccount(db: Db, accountId: number) {
  return createDemoRecordsRepository(db).record('accounts', accountId)
}

function requireNumber(typed: number, { removed }: DemoRemoval) {
  if (typed !== removed.projects) throw new AppError('conflict', setupMessages.otherNumber(removed.projects))
}
