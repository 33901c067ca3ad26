import { MOST_COMPARED } from '#contract/catalog/catalog.constants.ts'
import { listChosenProjects } from '#contract/catalog/chosen-projects.endpoints.ts'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { altWithClaim, claimText } from '#contract/uploads/claim-text.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { Api } from '../../lib/api-client.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { compareAddress, namesInAddress } from '../compare-address.ts'
import { capitalised, inWords, joined } from '../in-words.ts'
import { dataOrThrow } from '../page-data.ts'
import { compareMessages as messages } from './compare-texts.ts'
import { comparisonGroups } from './comparison-groups.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export async function loadComparison(api: Api, request: Request) {
  const names = namesInAddress(request.url).slice(0, SHORTLIST_LIMIT)
  const possible = names.filter(isPossible)
  const { projects } = dataOrThrow(await api(listChosenProjects, { body: possible }))
  const chosen = names.map((name) => ({ name, project: projects[possible.indexOf(name)] ?? null }))
  return { ...comparisonOf(chosen), readAt: messages.readAt(momentInWords(new Date().toISOString())) }
}

interface Chosen {
  /** As requested in the URL, so it can be any text. */
  name: string
  project: ChosenProject | null
}

export function comparisonOf(chosen: readonly Chosen[]) {
  const found = withoutRepeated(chosen.flatMap(({ project }) => project ?? []))
  const compared = found.slice(0, MOST_COMPARED)
  const leftOut = found.slice(MOST_COMPARED).map(({ name }) => name)
  return {
    names: joined(compared.map(({ name }) => name)),
    lead: leadOf(compared.length),
    address: addressOf(compared),
    add: compared.length < MOST_COMPARED ? messages.add(ordinal(compared.length)) : null,
    missing: chosen.flatMap(({ name, project }, nth) => (project ? [] : [missingProject(name, nth)])),
    leftOut: leftOut.length > 0 ? joined(leftOut) : null,
    columns: compared.map((project) => ({
      ...columnOf(project),
      withoutThis: addressOf(compared.filter((other) => other !== project)),
    })),
    groups: comparisonGroups(compared),
  }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/** A current and a former name in the URL can belong to the same project. */
function withoutRepeated(projects: readonly ChosenProject[]) {
  return [...new Map(projects.map((project) => [project.id, project])).values()]
}

function leadOf(count: number) {
  if (count === 0) return messages.leadOfNone
  return count === 1 ? messages.leadOfOne : messages.lead(capitalised(inWords(count)))
}

function columnOf(project: ChosenProject) {
  const { id, name, address: place, image, imageColour: colour } = project
  const claim = claimText(project.imageClaim)
  return {
    ...{ id, name, place, colour },
    address: projectAddress(project),
    image: assetAddress(UPLOAD_FOLDER.images, image),
    claim,
    // Without a claim, the alt text would only repeat the name, which follows the image.
    alt: claim ? altWithClaim(name, claim) : '',
  }
}

function addressOf(projects: readonly ChosenProject[]) {
  return compareAddress(projects.map(({ routingName }) => routingName))
}

/**
 * Does not repeat a requested name that cannot be a routing name, so that a link cannot put arbitrary text on the page.
 */
function missingProject(name: string, nth: number) {
  return {
    name: isPossible(name) ? name.split(' ').map(capitalised).join(' ') : messages.aProject,
    nth: ordinal(nth),
  }
}

function isPossible(name: string) {
  return name.length <= LENGTH.name && routingNameOf(name) === name
}

function ordinal(nth: number) {
  return ORDINALS[nth] ?? messages.nth(nth + 1)
}
