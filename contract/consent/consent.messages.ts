import {
  DATA_LINK_MINUTES,
  ERASURE_DAYS,
  RECEIPTS_KEPT_YEARS,
  REQUEST_KEPT_YEARS,
  type RetentionKind,
} from './consent.constants.ts'

const HOURS = DATA_LINK_MINUTES === 60 ? 'one hour' : `${DATA_LINK_MINUTES} minutes`

export const consentMessages = {
  yourData: 'Your data',
  contactRequired: 'Please enter your e-mail address or mobile number.',
  contactInvalid: 'Please enter a valid e-mail address or mobile number.',
  /** Must not reveal whether the person is known, or whether a number has an email address. */
  linkSent: `If we hold anything under it, a link is on its way to the e-mail address we have. It works for ${HOURS}. If no mail comes, we have no address for you: please write to us or call.`,
  linkOver: 'This link no longer works. Please ask for a new one.',
  closed: 'The link is closed.',

  mayIntro: 'Each is your choice and each can be changed here at any time. Withdrawing stops it from that minute.',
  answer: (projectName: string | null) =>
    projectName === null ? 'Answer your enquiry' : `Answer your enquiry about ${projectName}`,
  offer: {
    call: 'Call me about other projects',
    whatsApp: 'WhatsApp about other projects',
    email: 'E-mail about other projects',
  },
  allowed: 'Allowed from now on.',
  withdrawn: 'Withdrawn. It stops now.',
  purposeUnknown: 'Please choose what you want to change.',

  readFirst: 'Please confirm that you have read what goes and what stays.',
  erasureAsked: `We have your request. It is decided within ${ERASURE_DAYS} days, and we write to you then.`,
  requestUnknown: 'This request does not exist.',
  alreadyDecided: 'This request was decided before.',
  contactUnknown: 'This contact does not belong to the request.',
  reasonRequired: 'Please write the reason. It is sent to the person.',
  erased: 'Erased. The person gets a mail about it.',
  refused: 'Refused. The person gets a mail with the reason.',
  keptFact: `We keep that you asked, and when, for ${REQUEST_KEPT_YEARS} years, without your name (DPDP Act 2023).`,
  keptAccount:
    'Your account stays, because you did not ask to close it or a plan belongs to it. You can close it there.',
  keptPayments: `Payments and receipts are kept for ${RECEIPTS_KEPT_YEARS} financial years, as tax law demands.`,
  keptShared:
    'A number you gave was also used without your address, so what was recorded under that number stays. Please reply to this mail if the number is yours alone.',
  keptBackups: 'Backups are overwritten in their turn. If one is put back, your data is erased from it again.',
  requestNumber: (id: number) => `Request ${id}`,

  periodInvalid: (longest: number) => `Please enter a whole number from 1 to ${longest}, or nothing.`,
  retentionSaved: 'Saved. The periods apply from tonight.',

  kind: {
    enquiries: 'Enquiries',
    visits: 'Booked visits',
    lostLeads: 'Lost leads',
    brochures: 'Brochure requests',
    unconfirmed: 'Subscribers who did not confirm',
    mails: 'Mails that were not delivered',
    requests: 'Decided requests',
  } satisfies Record<RetentionKind, string>,
}
