import { dayInWords } from '#contract/appointments/visit-time.ts'
import { ERASURE_DAYS, OFFER_PURPOSES, REQUEST_KEPT_YEARS } from '#contract/consent/consent.constants.ts'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import type { Consent, Held, PersonalData } from '#contract/consent/consent.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { dayAfter, siteDay, writtenDate, writtenDay } from '#contract/wire/site-time.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { yourDataTexts as texts } from './your-data-texts.ts'

const { held, may, erase } = texts

export function shownData(data: PersonalData, now: Date) {
  const today = siteDay(now)
  const [year = '', ...rest] = today.split('-')
  return {
    lead: texts.everything(data.email, data.phones.map(unbroken)),
    link: texts.linkWorks(momentInWords(data.expiresAt)),
    held: heldRows(data),
    consents: [...consentRows(data.consents), ...data.held.filter(isTopic).map(topicRow)],
    erasure: {
      intro: erase.intro(writtenDay(dayAfter(today, ERASURE_DAYS))),
      asked: data.erasureDueAt && erase.asked(writtenDate(data.erasureDueAt)),
      goes: [
        erase.goesContact,
        erase.goesSent,
        erase.goesVisits,
        erase.goesMails,
        ...(data.hasAccount ? [erase.goesAccount] : []),
      ],
      stays: [
        {
          text: erase.staysAsked,
          note: erase.staysAskedUntil(writtenDay([Number(year) + REQUEST_KEPT_YEARS, ...rest].join('-'))),
        },
        data.paymentsKeptUntil
          ? { text: erase.staysPayments, note: erase.staysPaymentsUntil(writtenDay(data.paymentsKeptUntil)) }
          : { text: erase.staysNothing, note: erase.staysNothingNote },
        { text: erase.backups, note: erase.backupsNote },
      ],
      hasAccount: data.hasAccount,
    },
  }
}

export type ShownData = ReturnType<typeof shownData>
export type ShownConsent = ShownData['consents'][number]

/** Keeps a phone number on one line. */
function unbroken(phone: string) {
  return writtenPhone(phone).replaceAll(' ', '\u00a0')
}

interface HeldRow {
  label: string
  lines: string[]
  until: string
  /** Null if the visit can no longer be moved or cancelled. */
  visitId: number | null
}

function heldRows({ email, names, phones, held: entries }: PersonalData): HeldRow[] {
  const notes = entries.filter(({ kind }) => kind === 'note')
  const noteRow = { label: held.note, lines: notes.map(noteLine), until: held.untilErased, visitId: null }
  return [
    {
      label: held.contact,
      lines: [[...names, email, ...phones.map(unbroken)].join(', ')],
      until: held.contactUntil,
      visitId: null,
    },
    ...entries.flatMap((entry) => {
      if (entry.kind !== 'note') return [heldRow(entry)]
      return entry === notes[0] ? [noteRow] : []
    }),
    { label: held.visits, lines: [held.visitsText], until: '', visitId: null },
  ]
}

function heldRow(entry: Held): HeldRow {
  const { kind, keptUntil, visitId } = entry
  const until = keptUntil ? held.until(writtenDay(keptUntil)) : UNTIL[kind]
  return { label: held[kind], lines: [lineOf(entry)], until: until ?? held.untilErased, visitId }
}

const UNTIL: Partial<Record<Held['kind'], string>> = { topic: held.untilStopped, account: held.untilClosed }

function lineOf({ kind, at, about, text, day, timeSlot, visitState, isConfirmed }: Held) {
  const on = writtenDate(at)
  if (kind === 'enquiry') return `${[about, on].filter(Boolean).join(', ')}: ‘${text}’`
  if (kind === 'visit') {
    const state = visitState && held.visitState[visitState]
    return [about, day && dayInWords(day), timeSlot, text, state].filter(Boolean).join(', ')
  }
  if (kind === 'brochure') return `${about}, ${held.sentOn(on)}`
  if (kind === 'topic') return `${about}, ${isConfirmed ? held.confirmed(on) : held.waiting(on)}`
  if (kind === 'opening') return `${held.openingText}, ${on}`
  return [text, kind === 'account' ? held.since(on) : on].filter(Boolean).join(', ')
}

function noteLine({ at, about, result, by, text }: Held) {
  const kind = held.noteKind[about ?? ''] ?? about
  const facts = [writtenDate(at), kind, result && held.result[result], by && held.by(by)].filter(Boolean).join(', ')
  return text ? `${facts}: ${text}` : facts
}

/** Optional consents are listed even if they were never given, so that each can be given here. */
function consentRows(consents: readonly Consent[]) {
  const answers = consents.filter(({ purpose }) => purpose === 'answer')
  const offers = OFFER_PURPOSES.map((purpose) => ({
    purpose,
    stored: consents.find((consent) => consent.purpose === purpose),
  }))
  return [
    ...answers.map((consent) => ({
      ...stateOf(consent),
      title: consentMessages.answer(consent.projectName),
      purpose: 'answer',
      projectName: consent.projectName,
      topicId: null,
    })),
    ...offers.map(({ purpose, stored }) => ({
      ...(stored ? stateOf(stored) : { isGiven: false, state: may.notGiven, evidence: may.neverAsked, notice: null }),
      title: consentMessages.offer[purpose],
      purpose,
      projectName: null,
      topicId: null,
    })),
  ]
}

function stateOf({ isGiven, at, form, noticeVersion, text, givenBefore }: Consent) {
  const notice = noticeVersion === null ? null : may.notice(noticeVersion, writtenDate(at))
  if (isGiven)
    return { isGiven, state: may.given, evidence: may.proof(momentInWords(at), may.form[form], text), notice }
  if (givenBefore === null) return { isGiven, state: may.notGiven, evidence: may.notTicked(writtenDate(at)), notice }
  const evidence = may.wasGiven(momentInWords(givenBefore), momentInWords(at), may.form[form])
  return { isGiven, state: may.withdrawn, evidence, notice }
}

function isTopic({ kind }: Held) {
  return kind === 'topic'
}

function topicRow({ about, at, topicId, isConfirmed }: Held) {
  const on = writtenDate(at)
  return {
    isGiven: true,
    state: may.given,
    title: may.topic(about ?? ''),
    evidence: `${isConfirmed ? held.confirmed(on) : held.waiting(on)}.`,
    notice: null,
    purpose: '',
    projectName: null,
    topicId,
  }
}
