import type { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { withoutNul } from '#server/db/storable-text.ts'
import type { Write } from '#server/db/write.ts'
import { enquiryNotice } from '#server/mail/enquiry-notice.mail.ts'
import { enquiryReceived } from '#server/mail/enquiry-received.mail.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createEnquiriesRepository } from './enquiries.repository.ts'

interface Deps {
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  site: MailSite
}

export function createEnquiriesService({ write, rateLimits, site }: Deps) {
  return {
    async send(given: NewEnquiry, visitorAddress: string) {
      const enquiry = withoutNul(given)
      await rateLimits.spendOnForm('enquiry', visitorAddress)
      const isConfirmed = await rateLimits.mayMail(enquiry.email)
      await write(async (change) => {
        const { id } = await createEnquiriesRepository(change.db).create(enquiry)
        change.audit({ actor: null, action: 'create', entity: 'enquiry', entityId: id })
        queueMail(change, enquiryNotice(enquiry, site))
        if (isConfirmed) queueMail(change, enquiryReceived(enquiry, site))
      })
    },
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>
