import * as z from 'zod/mini'
import { optionalStoredFile } from '#contract/uploads/uploads.schema.ts'
import { calendarDay, idOrNew, optionalText, orNull, recordId, versionSeen } from '#contract/wire/fields.ts'
import { untilToday } from '#contract/wire/until-today.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { AUTHORITIES } from './registrations.constants.ts'
import { registrationsMessages as messages } from './registrations.messages.ts'

/** Nothing is required: staff record what is known, and the publish gate reports what is missing. */
export const RegistrationDraft = z
  .object({
    id: idOrNew(),
    projectId: recordId(catalogChangesMessages.projectRequired),
    covers: optionalText({ max: LENGTH.name }),
    number: optionalText({ max: LENGTH.name }),
    authority: orNull(z.enum(AUTHORITIES, messages.authorityUnknown)),
    portalUrl: orNull(secureLink()),
    registeredOn: orNull(untilToday(calendarDay(), messages.registeredInFuture)),
    validUntil: orNull(calendarDay()),
    possessionDate: orNull(calendarDay()),
    handedOverDate: orNull(untilToday(calendarDay(), catalogChangesMessages.handedOverInFuture)),
    collectionAccount: optionalText({ max: LENGTH.line }),
    promoter: optionalText({ max: LENGTH.name }),
    qrImage: optionalStoredFile(),
    version: versionSeen(),
  })
  .check(
    notBeforeRegistration('validUntil', messages.validUntilTooEarly),
    notBeforeRegistration('possessionDate', messages.possessionTooEarly),
    notBeforeRegistration('handedOverDate', messages.handedOverTooEarly),
  )
export type RegistrationDraft = z.output<typeof RegistrationDraft>

interface Days {
  registeredOn: string | null
  validUntil: string | null
  possessionDate: string | null
  handedOverDate: string | null
}

function notBeforeRegistration(day: Exclude<keyof Days, 'registeredOn'>, error: string) {
  return z.refine<Days>(
    (draft) => draft.registeredOn === null || (draft[day] ?? draft.registeredOn) >= draft.registeredOn,
    {
      error,
      path: [day],
    },
  )
}

/**
 * Accepts only https, because visitors follow the link to check what the page says. The limit is in bytes, because the
 * link must fit a QR code.
 */
function secureLink() {
  return z.string(messages.linkInvalid).check(
    z.trim(),
    z.refine((text) => new TextEncoder().encode(text).length <= LENGTH.link, messages.linkInvalid),
    z.refine((text) => URL.parse(text)?.protocol === 'https:', messages.linkInvalid),
  )
}
