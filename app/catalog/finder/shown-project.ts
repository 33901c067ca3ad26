import type { FoundProject } from '#contract/catalog/finder.schema.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { altWithClaim, claimText } from '#contract/uploads/claim-text.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { moneyInWords } from '#contract/wire/money-and-area.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { homeInWords } from '../home-in-words.ts'
import { unitAddress } from '../unit-address.ts'
import { finderPageMessages as messages } from './finder-texts.ts'

export type ShownProject = ReturnType<typeof shownProject>

export function shownProject(project: FoundProject) {
  const { id, name, city, address, status, image, imageColour, unitTypes } = project
  const claim = claimText(project.imageClaim)
  const left = project.matching + project.others
  const isCityNamed = address.toLowerCase().includes(city.toLowerCase())
  return {
    id,
    name,
    status,
    registration: registrationOnCard(project, siteDay(new Date())),
    address: projectAddress(project),
    image: assetAddress(UPLOAD_FOLDER.images, image),
    colour: imageColour,
    claim,
    alt: altWithClaim(`${name}, ${city}`, claim),
    place: [isCityNamed ? address : `${address}, ${city}`, possessionOf(project)].filter(Boolean).join('. '),
    unitTypes: unitTypes.map((unitType) =>
      shownUnitType(unitType, unitAddress(projectAddress(project), { id: unitType.id, left })),
    ),
    more: moreOf(project),
  }
}

function shownUnitType(unitType: UnitType, address: string) {
  return { ...homeInWords(unitType), address, tower: unitType.tower }
}

function possessionOf({ handedOverDate, possessionDate }: FoundProject) {
  if (handedOverDate) return messages.handedOver(writtenDay(handedOverDate))
  return possessionDate && messages.possession(writtenDay(possessionDate))
}

/**
 * Counts the unit types that are not listed. For those that do not match, adds their lowest price if that is below the
 * listed prices, or else their highest.
 */
function moreOf({ unitTypes, matching, others, othersFrom, othersTo }: FoundProject) {
  const prices = unitTypes.flatMap(({ priceFrom }) => priceFrom ?? [])
  const isCheaper = othersFrom !== null && othersFrom < Math.min(...prices)
  const limit = isCheaper ? messages.budget.from(moneyInWords(othersFrom)) : othersTo && upTo(othersTo)
  return [
    matching > unitTypes.length && messages.moreHere(matching - unitTypes.length),
    others > 0 && [messages.othersHere(others), limit].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('; ')
}

function upTo(price: number) {
  return `up ${messages.budget.to(moneyInWords(price))}`
}
