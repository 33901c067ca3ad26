import type { Enquiry, NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { mapBatches } from '#server/db/batches.ts'
import type { Write } from '#server/db/write.ts'
import { enquiryNotice } from '#server/mail/enquiry-notice.mail.ts'
import { enquiryReceived } from '#server/mail/enquiry-received.mail.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import {
  createEnquiriesRepository,
  type EnquiriesRepository,
  type EnquiryRow,
  type EnquirySearch,
} from './enquiries.repository.ts'

interface Deps {
  enquiries: EnquiriesRepository
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  site: MailSite
}

export function createEnquiriesService({ enquiries, write, rateLimits, site }: Deps) {
  return {
    async send(enquiry: NewEnquiry, visitorAddress: string) {
      await rateLimits.spendOnForm('enquiry', visitorAddress)
      const isConfirmed = await rateLimits.mayMail(enquiry.email)
      await write(async (change) => {
        const { id } = await createEnquiriesRepository(change.db).create(enquiry)
        change.audit({ actor: null, action: 'create', entity: 'enquiry', entityId: id })
        queueMail(change, enquiryNotice(enquiry, site))
        if (isConfirmed) queueMail(change, enquiryReceived(enquiry, site))
      })
    },

    count: () => enquiries.count(),

    listAll: () => mapBatches(enquiries.findNewestFirst(), toEnquiry),

    async search(request: EnquirySearch) {
      const { rows, total } = await enquiries.findPage(request)
      return { rows: rows.map(toEnquiry), total }
    },
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>

function toEnquiry(row: EnquiryRow): Enquiry {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
