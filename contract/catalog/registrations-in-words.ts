import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { registeredMessages as messages } from './registered.messages.ts'
import { qrAddress } from './registrations.constants.ts'
import type { Registration } from './registrations.schema.ts'
import { hasNumber } from './shown-registration.ts'

interface Project {
  reraNumber: string
  isCompleted: boolean
}

interface Shown {
  project: Project
  /** The current date in India. */
  today: string
}

/**
 * Returns formatted strings, so that the formatters are not part of the initial bundle. The first registration is shown
 * in full. If there are none, returns the number of the project form, or that there is none.
 */
export function shownRegistrations(registrations: readonly Registration[], { project, today }: Shown) {
  const [first, ...others] = registrations.map((registration) => shownRegistration(registration, { project, today }))
  const { reraNumber } = project
  if (!first) {
    const none = { covers: null, by: null, qr: null, qrLabel: '', href: null, link: '', facts: [] }
    const empty = { others: [], more: '' }
    return hasNumber(reraNumber)
      ? { title: messages.title, numbers: [reraNumber], first: { id: 0, number: reraNumber, ...none }, ...empty }
      : { title: messages.notRegistered, numbers: [], first: null, ...empty }
  }
  const rest = registrations.slice(1)
  const covers = rest.map((registration) => registration.covers).filter((one) => one !== null)
  const isHandedOver = rest.every(({ handedOverDate }) => handedOverDate !== null)
  return {
    title: messages.title,
    /** All registration numbers, for the structured data of the page. */
    numbers: registrations.map(({ number }) => number).filter((number) => number !== null),
    first,
    others,
    more: messages.more(rest.length, covers.join(', '), isHandedOver),
  }
}

export type ShownRegistrations = ReturnType<typeof shownRegistrations>

function shownRegistration(registration: Registration, { project, today }: Shown) {
  const { id, covers, number, authority, portalUrl, qrImage } = registration
  return {
    id,
    covers,
    number: number ?? messages.noNumber,
    by: authority && messages.authority[authority],
    qr: qrImage === null ? portalUrl && qrAddress(id) : assetAddress(UPLOAD_FOLDER.images, qrImage),
    qrLabel: messages.qr,
    href: portalUrl,
    link: messages.portal(authority),
    facts: factsOf(registration, { project, today }),
  }
}

interface Fact {
  term: string
  text: string
  look?: 'wide' | 'over'
}

function factsOf(registration: Registration, { project, today }: Shown): Fact[] {
  const { registeredOn, validUntil, possessionDate, handedOverDate, promoter, collectionAccount } = registration
  const isHandedOver = handedOverDate !== null || project.isCompleted
  const isOver = validUntil !== null && validUntil < today && !isHandedOver
  const facts: (Fact | null)[] = [
    registeredOn === null ? null : { term: messages.registeredOn, text: writtenDay(registeredOn) },
    validUntil === null
      ? null
      : {
          term: isOver ? messages.ranOut : messages.validUntil,
          text: writtenDay(validUntil),
          ...(isOver && { look: 'over' }),
        },
    possessionDate === null ? null : { term: messages.possession, text: writtenDay(possessionDate) },
    handedOverDate === null ? null : { term: messages.handedOver, text: writtenDay(handedOverDate) },
    promoter === null ? null : { term: messages.promoter, text: promoter },
    collectionAccount === null ? null : { term: messages.account, text: collectionAccount, look: 'wide' },
  ]
  return facts.filter((fact) => fact !== null)
}
