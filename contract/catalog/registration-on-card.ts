import { writtenDay } from '#contract/wire/site-time.ts'
import type { Project } from './projects.schema.ts'
import { registeredMessages } from './registered.messages.ts'
import { hasNumber } from './shown-registration.ts'

const { short, notRegistered } = registeredMessages

export interface RegistrationOnCard {
  number: string | null
  /** Shown after the number, or alone if there is no number; null if there is nothing to add. */
  note: string | null
  isOver: boolean
}

type Carded = Pick<Project, 'reraNumber' | 'registration' | 'isCompleted'>

/**
 * Returns the number, and a note on its validity and on other registrations. The validity of completed projects is left
 * out, because they need none. Without a number, the note says so.
 */
export function registrationOnCard(
  { reraNumber, registration, isCompleted }: Carded,
  today: string,
): RegistrationOnCard {
  const number = registration ? registration.number : hasNumber(reraNumber) ? reraNumber : null
  if (number === null) return { number, note: notRegistered, isOver: false }
  const validUntil = registration?.validUntil ?? null
  const isOver = validUntil !== null && validUntil < today && !isCompleted
  const others = registration?.others ?? 0
  const notes = [
    validUntil && !isCompleted && (isOver ? short.ranOut : short.validUntil)(writtenDay(validUntil)),
    others > 0 && short.andMore(others),
  ]
  return { number, note: notes.filter(Boolean).join(', ') || null, isOver }
}

/** Formats the facts as 'RERA UPRERAPRJ601920, valid until 30 Jun 2028'. */
export function registrationInWords({ number, note }: RegistrationOnCard) {
  return [number && short.rera(number), note].filter(Boolean).join(', ')
}
