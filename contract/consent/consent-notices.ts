import { brochureMessages } from '#contract/catalog/brochure-requests.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import type { ConsentForm } from './consent.constants.ts'
import { consentMessages } from './consent.messages.ts'
import { consentFormMessages } from './consent-form.messages.ts'

/** One message per purpose; some notices also have `title` and `intro`. */
export type NoticeTexts = Readonly<Record<string, string>>

/** The language that is stored with each version of a notice. */
export const NOTICE_LANGUAGE = 'en'

/** The messages that each form shows to the person who agrees. Changed messages are stored as a new version. */
export const CONSENT_NOTICES: Record<ConsentForm, NoticeTexts> = {
  enquiry: { answer: enquiriesMessages.authorization, ...consentFormMessages },
  newsletter: { news: newsletterMessages.promise },
  follow: { news: topicsMessages.hint },
  brochure: { brochure: brochureMessages.hint },
  walkIn: consentFormMessages,
  yourData: { intro: consentMessages.mayIntro, answer: consentMessages.answer(null), ...consentMessages.offer },
}
