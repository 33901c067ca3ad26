import type { ListExport } from '#contract/back-office/exports.schema.ts'
import type { Actor, Write } from '#server/db/write.ts'

/** The audit log's name for one record of each list. */
const ENTITY: Record<ListExport['list'], string> = {
  enquiries: 'enquiry',
  appointments: 'appointment',
  subscribers: 'subscriber',
  activity: 'audit-line',
}

/** Files are made in the browser; what leaves the back office is written down here. */
export function createExportsService({ write }: { write: Write }) {
  return {
    declare: ({ list, rows }: ListExport, actor: Actor) =>
      write(async ({ audit }) => {
        audit({ actor, action: 'export', entity: ENTITY[list], entityId: null, after: { rows } })
      }),
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
