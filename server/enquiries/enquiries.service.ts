import type { Enquiry, SentEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import { offersIn, recordConsents, splitChoices } from '#server/consent/record-consents.ts'
import { mapBatches } from '#server/db/rows.ts'
import type { Write } from '#server/db/write.ts'
import { originOfLanding } from '#server/insights/origin.ts'
import { attachToLead } from '#server/leads/attach-to-lead.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { enquiryMail, enquiryReceived } from '#server/mail/visitor.mails.ts'
import { type RateLimitsService, wasJustSent } from '#server/rate-limits/rate-limits.service.ts'
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
  projects: Pick<ProjectsService, 'listNames'>
  site: MailSite
  now?: () => Date
}

export function createEnquiriesService({ enquiries, write, rateLimits, projects, site, now = () => new Date() }: Deps) {
  return {
    async send({ page, landing, ...request }: SentEnquiry, visitorAddress: string) {
      await rateLimits.spendOnForm('enquiry', visitorAddress)
      const { values, choices } = splitChoices(request)
      const enquiry = { ...values, projectName: await storedProjectName(request.projectName) }
      const origin = originOfLanding(landing, site.publicUrl)
      await write(async (change) => {
        const sending = { form: 'enquiry', visitorAddress, values: enquiry, now: now() }
        if (await wasJustSent(change.db, sending)) return
        const isConfirmed = await rateLimits.mayMail(change.db, enquiry.email)
        const { id } = await createEnquiriesRepository(change.db).create({ ...enquiry, origin })
        change.audit({ actor: null, action: 'create', entity: 'enquiry', entityId: id })
        await attachToLead(change, {
          ...enquiry,
          kind: 'enquiry',
          source: 'enquiry',
          origin,
          page: page ?? null,
          enquiryId: id,
          at: now(),
          site,
        })
        await recordConsents(change.db, {
          ...enquiry,
          form: 'enquiry',
          decisions: { answer: true, ...offersIn(choices) },
          notice: choices.notice,
          at: now(),
        })
        await queueMail(change, enquiryMail(enquiry, site))
        if (isConfirmed) await queueMail(change, enquiryReceived(enquiry, site))
      })
    },

    count: () => enquiries.count(),

    listAll: () => mapBatches(enquiries.findNewestFirst(), toEnquiry),

    async search(request: EnquirySearch) {
      const { rows, total } = await enquiries.findPage(request)
      return { rows: rows.map(toEnquiry), total }
    },
  }

  /** Returns the project name as stored. Null if it is unknown; the enquiry is still accepted. */
  async function storedProjectName(name: string | null) {
    const lowerCaseName = name?.toLowerCase()
    const project =
      lowerCaseName && (await projects.listNames()).find((listed) => listed.name.toLowerCase() === lowerCaseName)
    return project ? project.name : null
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>

function toEnquiry({ isImported, createdAt, ...row }: EnquiryRow): Enquiry {
  return { ...row, isImported: isImported || undefined, createdAt: createdAt.toISOString() }
}
