import { BROCHURE_LINK_DAYS } from '#contract/catalog/brochure-requests.constants.ts'
import type { BrochureRequest } from '#contract/catalog/brochure-requests.endpoints.ts'
import { brochureMessages } from '#contract/catalog/brochure-requests.messages.ts'
import { recordConsents } from '#server/consent/record-consents.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { originOfLanding } from '#server/insights/origin.ts'
import { attachToLead } from '#server/leads/attach-to-lead.ts'
import { brochureMail } from '#server/mail/follower.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { createBrochureRequestsRepository } from './brochure-requests.repository.ts'

export function createMailedBrochuresService({ db, now = () => new Date() }: { db: Db; now?: () => Date }) {
  const requests = createBrochureRequestsRepository(db)
  return {
    isWithheld: (file: string) => requests.isWithheld(file),

    findSent: (token: string) => requests.findDocument(hashOfToken(token), now()),
  }
}

export type MailedBrochuresService = ReturnType<typeof createMailedBrochuresService>

interface Deps {
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm' | 'mayMail'>
  site: MailSite
  now?: () => Date
}

const LINK_MS = BROCHURE_LINK_DAYS * 24 * 60 * 60_000

export function createBrochureRequestsService({ write, rateLimits, site, now = () => new Date() }: Deps) {
  return {
    /** Stores and sends nothing if the email address has reached its rate limit. The response is the same. */
    async request({ email, documentId, landing }: BrochureRequest, visitorAddress: string) {
      await rateLimits.spendOnForm('brochure', visitorAddress)
      await write(async (change) => {
        const requests = createBrochureRequestsRepository(change.db)
        const found = await requests.findMailed(documentId)
        if (!found) throw new AppError('notFound', brochureMessages.unknown)
        if (!(await rateLimits.mayMail(change.db, email))) return
        const token = newToken()
        const expiresAt = new Date(now().getTime() + LINK_MS)
        const { projectId, projectName } = found
        const origin = originOfLanding(landing, site.publicUrl)
        const tokenHash = hashOfToken(token)
        const id = await requests.create({ email, projectId, documentId, tokenHash, expiresAt, origin })
        change.audit({ actor: null, action: 'create', entity: 'brochure-request', entityId: id, subject: projectName })
        await attachToLead(change, {
          kind: 'brochure',
          source: 'brochure',
          name: null,
          mobileNumber: null,
          email,
          projectName,
          origin,
          at: now(),
          site,
        })
        const decisions = { brochure: true }
        await recordConsents(change.db, { email, form: 'brochure', decisions, projectName, at: now() })
        await queueSecretMail(change, brochureMail({ to: email, token, projectName }, site), expiresAt)
      })
    },
  }
}

export type BrochureRequestsService = ReturnType<typeof createBrochureRequestsService>
