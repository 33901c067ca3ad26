import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { createLeadListService } from './lead-list.service.ts'
import { createLeadMergesService } from './lead-merges.service.ts'
import { createLeadUndoService } from './lead-undo.service.ts'
import { createLeadViewsService } from './lead-views.service.ts'
import { createLeadsService } from './leads.service.ts'

export function createLeadsServices({ db, write, site }: { db: Db; write: Write; site: MailSite }) {
  return {
    list: createLeadListService({ db }),
    leads: createLeadsService({ db, write, site }),
    merges: createLeadMergesService({ write }),
    undo: createLeadUndoService({ write }),
    views: createLeadViewsService({ db, write }),
  }
}

export type LeadsServices = ReturnType<typeof createLeadsServices>
