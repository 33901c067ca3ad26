import type { ConsentForm, ConsentPurpose } from '#contract/consent/consent.constants.ts'
import type { ConsentChoices } from '#contract/consent/consent-choices.schema.ts'
import { CONSENT_NOTICES, NOTICE_LANGUAGE } from '#contract/consent/consent-notices.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { createConsentsRepository } from './consents.repository.ts'

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
  /** A purpose that was not on the screen is missing. */
  decisions: Partial<Record<ConsentPurpose, boolean>>
  projectName: string | null
  at: Date
  /** Identifies the text that was on the screen. If it is missing, the current text is recorded. */
  notice?: string | null
}

/**
 * Stores a person's consent choices with the text that was on the screen. Must run in the transaction that stores the
 * form. If this site never showed that text, only the consent to an answer to the enquiry counts as given.
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

/** Returns the choices about other projects. Empty if the form did not show them. */
export function offersIn({ mayCall = false, mayWhatsApp = false, mayEmail = false, notice }: ConsentChoices) {
  if (!notice && !mayCall && !mayWhatsApp && !mayEmail) return {}
  return { call: mayCall, whatsApp: mayWhatsApp, email: mayEmail }
}

interface Spoken {
  choices: ConsentChoices
  mobileNumber: string
  email: string | null
  isOtherPerson: boolean
  projectName: string | null
  at: Date
}

/**
 * Stores what a visitor told staff. A number of another person is left out, because the choice would count for that
 * person. Throws if that leaves no contact for a consent.
 */
export async function recordSpokenConsents(db: Db, { choices, isOtherPerson, ...visit }: Spoken) {
  const decisions = offersIn(choices)
  if (Object.keys(decisions).length === 0) return
  if (isOtherPerson && visit.email === null && Object.values(decisions).includes(true))
    throw new AppError('invalid', leadsMessages.addressForConsent)
  const mobileNumber = isOtherPerson ? null : visit.mobileNumber
  await recordConsents(db, { ...visit, mobileNumber, form: 'walkIn', decisions, notice: choices.notice })
}

export function currentNotice(form: ConsentForm) {
  const texts = CONSENT_NOTICES[form]
  return { form, language: NOTICE_LANGUAGE, mark: markOfTexts(texts), texts }
}

export function storeCurrentNotice(db: Db, form: ConsentForm) {
  return createConsentsRepository(db).storeNotice(currentNotice(form))
}

/**
 * Stores the current consent texts of all forms, so that a form opened before the next update can still be stored with
 * its text.
 */
export async function storeNotices(db: Db) {
  await db.transaction(async (tx) => {
    for (const form of Object.keys(CONSENT_NOTICES) as ConsentForm[]) await storeCurrentNotice(tx, form)
  })
}
