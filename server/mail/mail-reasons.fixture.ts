import type * as account from './account.mails.ts'
import type * as billing from './billing.mails.ts'
import type * as consent from './consent.mails.ts'
import type * as follower from './follower.mails.ts'
import type * as lead from './lead.mails.ts'
import type { ComposedMail } from './mail-layout.ts'
import type * as visit from './visit.mails.ts'
import type * as visitor from './visitor.mails.ts'

type MailIn<Module> = {
  [Name in keyof Module & string]: Module[Name] extends (...given: never[]) => ComposedMail ? Name : never
}[keyof Module & string]

export type MailName = MailIn<
  typeof account & typeof billing & typeof consent & typeof follower & typeof lead & typeof visit & typeof visitor
>

/**
 * Why an email is sent. `form`: the recipient entered the email address in a form to get it. `visit`: about a booked
 * visit. `account`: security or payments of an account. `request`: about a request for personal data. `work`: to the
 * company's own staff. `news`: recurring emails of a subscription.
 */
type MailReason = 'form' | 'visit' | 'account' | 'request' | 'work' | 'news'

/** Every email of the product. A new one fails type checking or a test until it is listed. */
export const MAIL_REASONS = {
  brochureMail: 'form',
  confirmationMail: 'form',
  dataLinkMail: 'form',
  enquiryReceived: 'form',
  passwordResetMail: 'form',
  siteOpened: 'form',
  testMail: 'form',
  verificationCodeMail: 'form',

  visitBooked: 'visit',
  visitCancelled: 'visit',
  visitMoved: 'visit',
  visitReminder: 'visit',

  addressChangedMail: 'account',
  invitationMail: 'account',
  passwordChangedMail: 'account',
  paymentChangeMail: 'account',
  receiptMail: 'account',
  secondFactorMail: 'account',
  subscriptionTroubleMail: 'account',

  erasureAsked: 'request',
  erasureDone: 'request',
  erasureRefused: 'request',

  appointmentMail: 'work',
  enquiryMail: 'work',
  erasureMail: 'work',
  leadsAssigned: 'work',
  visitChangedMail: 'work',

  progressMail: 'news',
} as const satisfies Record<MailName, MailReason>

/** Emails that must have an unsubscribe link. */
export type UnaskedMail = {
  [Name in MailName]: (typeof MAIL_REASONS)[Name] extends 'news' ? Name : never
}[MailName]
