import { listChosenProjects } from '#contract/catalog/chosen-projects.endpoints.ts'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { registrationOnCard } from '#contract/catalog/registration-on-card.ts'
import { claimText } from '#contract/uploads/claim-text.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { type Api, mapOutcome } from '../../lib/api-client.ts'
import { homeInWords } from '../home-in-words.ts'
import { unitAddress } from '../unit-address.ts'
import { shortlistMessages as messages } from './shortlist-texts.ts'
import type { Entry } from './use-shortlist.ts'

/** In each row, `project` is null if it is no longer on the site. */
export async function loadShortlist(api: Api, kept: readonly Entry[]) {
  const outcome = await api(listChosenProjects, { body: kept.map(([id]) => id) })
  return mapOutcome(outcome, ({ projects }) =>
    kept.map((entry, nth) => ({ entry, project: shownProject(projects[nth] ?? null) })),
  )
}

function shownProject(project: ChosenProject | null) {
  if (!project) return null
  const { name, routingName, address: place, status, possessionDate, handedOverDate, unitTypes } = project
  const left = unitTypes.filter(({ available }) => available > 0)
  return {
    ...{ name, routingName, place, status },
    registration: registrationOnCard(project, siteDay(new Date())),
    address: projectAddress(project),
    image: assetAddress(UPLOAD_FOLDER.images, project.image),
    colour: project.imageColour,
    claim: claimText(project.imageClaim),
    possession: handedOverDate
      ? messages.handedOver(writtenDay(handedOverDate))
      : possessionDate && messages.possession(writtenDay(possessionDate)),
    homes: firstOfKinds(left).map((home) => ({
      ...homeInWords(home),
      address: unitAddress(projectAddress(project), { id: home.id, left: left.length }),
    })),
  }
}

export type ShortlistProject = NonNullable<ReturnType<typeof shownProject>>

/** Returns the first unit type of each of the first two kinds. */
function firstOfKinds(left: ChosenProject['unitTypes']) {
  return left.filter(({ kind }, nth) => left.findIndex((other) => other.kind === kind) === nth).slice(0, 2)
}
