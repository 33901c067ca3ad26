import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { GateRule } from '#contract/catalog/publish-gate.constants.ts'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import type { Finding } from '#contract/catalog/publish-gate.schema.ts'
import { REGISTRATION_LABELS, type RegistrationField } from '#contract/catalog/registration-labels.ts'
import { UP_AUTHORITY, VALIDITY_WARNING_DAYS } from '#contract/catalog/registrations.constants.ts'
import type { Registration } from '#contract/catalog/registrations.schema.ts'
import { hasNumber } from '#contract/catalog/shown-registration.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import type { PicturePlace } from '#contract/catalog/unlabelled-pictures.endpoints.ts'
import { daysBetween, writtenDay } from '#contract/wire/site-time.ts'

export interface GateFacts {
  id: number
  name: string
  isActive: boolean
  isCompleted: boolean
  reraNumber: string
  hasPriceSheet: boolean
  hasUnitTypes: boolean
  unitsLeft: number
  unlabelled: readonly { place: PicturePlace; count: number }[]
  registrations: readonly GateRegistration[]
  exemption: { rules: readonly GateRule[]; reason: string; endsOn: string; writtenBy: string } | null
}

export type GateRegistration = Pick<
  Registration,
  'id' | 'number' | 'authority' | 'portalUrl' | 'validUntil' | 'handedOverDate' | 'collectionAccount' | 'qrImage'
>

/**
 * Returns all violations of the rules by the project on this day. Those of registrations come first, in the order of
 * registrations.
 */
export function findingsOf(project: GateFacts, today: string): Finding[] {
  return [...findings(project, today)]
}

export function hasUnexemptedFinding(project: GateFacts, today: string) {
  const exempted = exemptedRules(project, today)
  for (const { rule } of findings(project, today)) if (!exempted.includes(rule)) return true
  return false
}

function* findings(project: GateFacts, today: string): Generator<Finding> {
  const { registrations } = project
  for (const [nth, registration] of registrations.entries()) {
    const phase = registrations.length > 1 ? messages.phase(nth + 1) : null
    yield* inRegistration(registration, { phase, project, today })
  }
  if (registrations.length === 0) yield* withoutRegistration(project)
  else yield* allHandedOver(project, today)
  if (project.hasPriceSheet && !project.hasUnitTypes) {
    yield {
      rule: 'price-without-area',
      sentence: messages.finding.priceWithoutArea,
      tab: 'units',
      registrationId: null,
      field: null,
      place: unitTypesMessages.label.carpetArea,
    }
  }
  yield* unlabelledPictures(project)
}

export function unexemptedFindings(project: GateFacts, today: string) {
  const exempted = exemptedRules(project, today)
  return findingsOf(project, today).filter(({ rule }) => !exempted.includes(rule))
}

function exemptedRules({ exemption }: GateFacts, today: string) {
  return exemption && isInForce(exemption, today) ? exemption.rules : []
}

export function isInForce({ endsOn }: { endsOn: string }, today: string) {
  return endsOn >= today
}

interface Context {
  phase: string | null
  project: GateFacts
  today: string
}

function inRegistration(registration: GateRegistration, { phase, project, today }: Context): Finding[] {
  const subject = phase ?? messages.theRegistration
  const finding = (rule: GateRule, message: string, field: RegistrationField): Finding => ({
    rule,
    sentence: message,
    tab: 'registration',
    registrationId: registration.id,
    field,
    place: messages.place(REGISTRATION_LABELS[field], phase),
  })
  const found: Finding[] = []
  if (registration.number === null) found.push(finding('rera-number', messages.finding.numberOf(subject), 'number'))
  if (registration.authority === null)
    found.push(finding('rera-authority', messages.finding.authority(subject), 'authority'))
  if (registration.portalUrl === null) found.push(finding('rera-link', messages.finding.link(subject), 'portalUrl'))
  const { validUntil } = registration
  // After the handover, a registration may expire.
  if (!project.isCompleted && !isHandedOver(registration, today)) {
    if (validUntil === null) {
      found.push(finding('rera-validity-missing', messages.finding.validityMissing(subject), 'validUntil'))
    } else if (validUntil < today) {
      const message = messages.finding.validityOver(subject, writtenDay(validUntil))
      found.push(finding('rera-validity-over', message, 'validUntil'))
    } else if (daysBetween(today, validUntil) <= VALIDITY_WARNING_DAYS) {
      const message = messages.finding.validitySoon(subject, writtenDay(validUntil), daysBetween(today, validUntil))
      found.push(finding('rera-validity-soon', message, 'validUntil'))
    }
  }
  if (registration.authority === UP_AUTHORITY) {
    if (registration.collectionAccount === null)
      found.push(finding('up-collection-account', messages.finding.collectionAccount(subject), 'collectionAccount'))
    if (registration.qrImage === null && registration.portalUrl === null)
      found.push(finding('up-qr', messages.finding.qr(subject), 'qrImage'))
  }
  return found
}

/**
 * Reports a project that still has units for sale but whose registrations are all handed over. Otherwise, deleting a
 * registration or marking it as handed over would remove the findings about it.
 */
function allHandedOver({ isCompleted, unitsLeft, registrations }: GateFacts, today: string): Finding[] {
  if (isCompleted || unitsLeft === 0 || !registrations.every((one) => isHandedOver(one, today))) return []
  const sentence = messages.finding.allHandedOver
  const place = REGISTRATION_LABELS.number
  return [{ rule: 'rera-all-handed-over', sentence, tab: 'registration', registrationId: null, field: 'number', place }]
}

/** A future date does not count. Older rows can have one, because it was not always refused. */
function isHandedOver({ handedOverDate }: GateRegistration, today: string) {
  return handedOverDate !== null && handedOverDate <= today
}

/** The RERA number in the project form counts as a registration with no other details. */
function withoutRegistration({ reraNumber }: GateFacts): Finding[] {
  const finding = (rule: GateRule, message: string, field: RegistrationField): Finding => ({
    rule,
    sentence: message,
    tab: 'registration',
    registrationId: null,
    field,
    place: REGISTRATION_LABELS[field],
  })
  if (!hasNumber(reraNumber)) return [finding('rera-number', messages.finding.number, 'number')]
  const { theRegistration } = messages
  return [
    finding('rera-authority', messages.finding.authority(theRegistration), 'authority'),
    finding('rera-link', messages.finding.link(theRegistration), 'portalUrl'),
  ]
}

const PICTURE_TABS = [
  {
    tab: 'project',
    places: ['banner', 'image', 'feature'],
    where: messages.inForm,
    label: catalogChangesMessages.projectForm,
  },
  { tab: 'gallery', places: ['gallery'], where: messages.inGallery, label: catalogChangesMessages.tab.gallery },
  {
    tab: 'specifications',
    places: ['specification'],
    where: messages.inSpecifications,
    label: catalogChangesMessages.tab.specifications,
  },
] as const satisfies { tab: Finding['tab']; places: PicturePlace[]; where: string; label: string }[]

/** Returns one finding per editor tab, because a gallery can have dozens of unlabelled images. */
function unlabelledPictures({ unlabelled }: GateFacts): Finding[] {
  return PICTURE_TABS.flatMap(({ tab, places, where, label }) => {
    const isHere = (place: PicturePlace) => places.some((one) => one === place)
    const count = unlabelled.reduce((sum, one) => sum + (isHere(one.place) ? one.count : 0), 0)
    if (count === 0) return []
    const message = messages.finding.pictures(count, where)
    return [{ rule: 'picture-claim' as const, sentence: message, tab, registrationId: null, field: null, place: label }]
  })
}
