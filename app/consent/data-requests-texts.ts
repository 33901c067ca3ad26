import { REQUEST_KEPT_YEARS } from '#contract/consent/consent.constants.ts'

export const dataRequestsTexts = {
  lead: 'Requests of people about their data, and how long records are kept.',
  requests: 'Requests for erasure',
  requestsLead: 'Each must be decided within 30 days. Erasing cannot be undone.',
  none: 'No request is open.',
  asked: (day: string) => `Asked on ${day}`,
  due: (days: number) =>
    days < 0
      ? `${-days} ${days === -1 ? 'day' : 'days'} too late`
      : days === 0
        ? 'Due today'
        : `${days} ${days === 1 ? 'day' : 'days'} left`,
  withAccount: 'The account is to be closed, too.',
  contacts: 'Contacts of this person',
  contactsLead: 'Everything with a ticked contact goes. What was recorded under another stays, and the mail says so.',
  shared: 'also used without this address; tick it only if it is the same person',
  openLead: (id: number) => `Open lead ${id}`,
  erase: 'Erase',
  refuse: 'Refuse',
  eraseTitle: (email: string) => `Erase ${email}?`,
  eraseText: 'Enquiries, visits, lead, mails and consents of this person are deleted now. It cannot be undone.',
  keep: 'Not now',
  refuseTitle: 'Why can it not be erased?',
  reason: 'Reason, sent to the person',
  decided: 'Decided',
  done: (moment: string, count: number) => `Erased ${moment}: ${count} ${count === 1 ? 'record' : 'records'}`,
  refused: (moment: string) => `Refused ${moment}`,

  retention: 'How long records are kept',
  retentionLead:
    'Older records are deleted in the night. An empty field keeps them until they are erased. A person who was in touch since then keeps all records.',
  requestsKept: `Decided requests are deleted ${REQUEST_KEPT_YEARS} years after they were made, as people are told.`,
  unit: { months: 'months', days: 'days' },
  save: 'Save periods',
  runs: 'What the last nights removed',
  noRun: 'Nothing has been removed yet.',
  removedNothing: 'nothing',

  consents: 'Agreed to',
  noConsents: 'Nothing is stored. Older forms did not ask.',
  consentState: { given: 'Yes', refused: 'No', withdrawn: 'Withdrawn' },
  purpose: {
    answer: 'Answer to the enquiry',
    call: 'Calls about other projects',
    whatsApp: 'WhatsApp about other projects',
    email: 'E-mail about other projects',
    news: 'Mails of a list',
    brochure: 'A brochure by mail',
  },
}
