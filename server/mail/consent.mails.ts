import { DATA_LINK_MINUTES } from '#contract/consent/consent.constants.ts'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

/** Contains no text of the visitor, who may have entered the email address of another person. */
export function dataLinkMail({ to, token }: { to: string; token: string }, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: the link to your data`,
      title: 'See what we hold about you',
      paragraphs: [
        `The link works for ${DATA_LINK_MINUTES} minutes. You can take a copy, change what you allowed, or have everything erased.`,
        'If you did not ask for it, you can ignore this mail. Nothing changes.',
      ],
      facts: [],
      quote: null,
      action: { label: consentMessages.yourData, path: `/your-data/${token}` },
    }),
    site,
  )
}

export function erasureAsked({ to, dueAt }: { to: string; dueAt: Date }, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your request for erasure`,
      title: 'We have your request',
      paragraphs: [`It is decided by ${writtenDate(dueAt)} at the latest, and we write to you then.`],
      facts: [],
      quote: null,
      action: null,
    }),
    site,
  )
}

/** Sent to the office. Leaves out the person's email address and phone number, which staff see after signing in. */
export function erasureMail({ id, dueAt }: { id: number; dueAt: Date }, site: MailSite) {
  return composeMail(
    (company) => ({
      to: company.email,
      replyTo: null,
      subject: `Erasure asked for: ${consentMessages.requestNumber(id).toLowerCase()}`,
      title: 'A person asks to be erased',
      paragraphs: [`The request must be decided by ${writtenDate(dueAt)}.`],
      facts: [],
      quote: null,
      action: { label: 'Open the requests', path: '/admin/company/data' },
    }),
    site,
  )
}

interface Done {
  to: string
  keepsAccount: boolean
  keepsShared: boolean
  hasPayments: boolean
}

export function erasureDone({ to, keepsAccount, keepsShared, hasPayments }: Done, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your data is erased`,
      title: 'Your data is erased',
      paragraphs: [
        'We have erased what we held about you. This is our last mail; your address goes with it.',
        consentMessages.keptFact,
        ...(keepsShared ? [consentMessages.keptShared] : []),
        ...(keepsAccount ? [consentMessages.keptAccount] : []),
        ...(hasPayments ? [consentMessages.keptPayments] : []),
        consentMessages.keptBackups,
      ],
      facts: [],
      quote: null,
      action: null,
    }),
    site,
  )
}

export function erasureRefused({ to, reason }: { to: string; reason: string }, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: your request for erasure`,
      title: 'We could not erase your data',
      paragraphs: ['This is the reason. You can answer this mail, or turn to the Data Protection Board of India.'],
      facts: [],
      quote: reason,
      action: null,
    }),
    site,
  )
}
