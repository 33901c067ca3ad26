import type { ConsentForm, ConsentPurpose } from '#contract/consent/consent.constants.ts'
import type { ConsentChoices } from '#contract/consent/consent-choices.schema.ts'
import { CONSENT_NOTICES, NOTICE_LANGUAGE } from '#contract/consent/consent-notices.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { createConsentsRepository } from './consents.repository.ts'

/** Separates the choices of a form from its other fields. */
export function splitChoices<T extends ConsentChoices>({ mayCall, mayWhatsApp, mayEmail, notice, ...values }: T) {
  return { values, choices: { mayCall, mayWhatsApp, mayEmail, notice } }
}

interface Person {
  countryCode?: string | null
  mobileNumber?: string | null
  email: string | null
}

interface Decisions extends Person {
  form: ConsentForm
  /** What was decided: an absent purpose was not on the screen. */
  decisions: Partial<Record<ConsentPurpose, boolean>>
  projectName: string | null
  at: Date
  /** Identifies the text that the form showed; null for a caller that does not say. */
  notice?: string | null
}

/**
 * Stores what a person agreed to, inside the write that stores the form, with the text that was on the screen. Every
 * public form calls this. Choices under a text that this site never showed do not count as given.
 */
export async function recordConsents(db: Db, { form, decisions, projectName, at, notice, ...person }: Decisions) {
  const email = person.email?.trim().toLowerCase() || null
  const phone = normalisedPhone(person.countryCode ?? null, person.mobileNumber ?? null)
  if (email === null && phone === null) return
  const repository = createConsentsRepository(db)
  const current = await storeCurrentNotice(db, form)
  const shown = notice ? await repository.findNotice({ form, language: NOTICE_LANGUAGE, mark: notice }) : current
  const rows = Object.entries(decisions).map(([purpose, isGiven]) => ({
    purpose: purpose as ConsentPurpose,
    isGiven: isGiven && (shown !== null || purpose === 'answer'),
    form,
    noticeId: shown ?? current,
    email,
    phone,
    projectName,
    createdAt: at,
  }))
  await repository.add(rows)
}

/** The decisions about other projects, if the form showed them. */
export function offersIn({ mayCall = false, mayWhatsApp = false, mayEmail = false, notice }: ConsentChoices) {
  if (!notice && !mayCall && !mayWhatsApp && !mayEmail) return {}
  return { call: mayCall, whatsApp: mayWhatsApp, email: mayEmail }
}

interface Spoken {
  choices: ConsentChoices
  mobileNumber: string
  email: string | null
  /** Whether the number belongs to the lead of another person. */
  isOtherPerson: boolean
  projectName: string | null
  at: Date
}

/** Stores what a visitor said to staff. With the number of another person, a choice would count for that person. */
export async function recordSpokenConsents(db: Db, { choices, isOtherPerson, ...visit }: Spoken) {
  const decisions = offersIn(choices)
  if (Object.keys(decisions).length === 0) return
  if (isOtherPerson && visit.email === null && Object.values(decisions).includes(true))
    throw new AppError('invalid', leadsMessages.addressForConsent)
  const mobileNumber = isOtherPerson ? null : visit.mobileNumber
  await recordConsents(db, { ...visit, mobileNumber, form: 'walkIn', decisions, notice: choices.notice })
}

/** The present text of a form. */
export function currentNotice(form: ConsentForm) {
  const texts = CONSENT_NOTICES[form]
  return { form, language: NOTICE_LANGUAGE, mark: markOfTexts(texts), texts }
}

/** The id of the present text of a form. */
export function storeCurrentNotice(db: Db, form: ConsentForm) {
  return createConsentsRepository(db).storeNotice(currentNotice(form))
}

/** Stores the present texts of all forms, so that pages opened before the next update keep their proof. */
export async function storeNotices(db: Db) {
  await db.transaction(async (tx) => {
    for (const form of Object.keys(CONSENT_NOTICES) as ConsentForm[]) await storeCurrentNotice(tx, form)
  })
}
