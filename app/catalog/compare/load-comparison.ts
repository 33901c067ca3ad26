import { MOST_COMPARED } from '#contract/catalog/catalog.constants.ts'
import { listChosenProjects } from '#contract/catalog/chosen-projects.endpoints.ts'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { compareMessages as messages } from '#contract/catalog/compare.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Api } from '../../lib/api-client.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { compareAddress, namesInAddress } from '../compare-address.ts'
import { capitalised, inWords, joined } from '../in-words.ts'
import { dataOrThrow } from '../page-data.ts'
import { comparisonGroups } from './comparison-groups.ts'

const LONGEST_NAME = 60
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The projects named in the address, as texts. */
export async function loadComparison(api: Api, request: Request) {
  const names = namesInAddress(request.url).slice(0, SHORTLIST_LIMIT)
  const known = names.filter(isName)
  const { projects, banks } = dataOrThrow(await api(listChosenProjects, { body: known }))
  const missing = (name: string) => !projects[known.indexOf(name)]
  const found = withoutRepeated(projects.filter((project) => project !== null))
  const compared = found.slice(0, MOST_COMPARED)
  const addressOf = (chosen: readonly ChosenProject[]) => compareAddress(chosen.map(({ routingName }) => routingName))
  return {
    names: joined(compared.map(({ name }) => name)),
    lead: leadOf(compared.length),
    address: addressOf(compared),
    add: compared.length < MOST_COMPARED ? messages.add(ORDINALS[compared.length] ?? '') : null,
    missing: names.flatMap((name, nth) => (missing(name) ? [missingProject(name, nth)] : [])),
    leftOut: found.length > MOST_COMPARED ? joined(found.slice(MOST_COMPARED).map(({ name }) => name)) : null,
    columns: compared.map((project) => ({
      ...columnOf(project),
      withoutThis: addressOf(compared.filter((other) => other !== project)),
    })),
    groups: comparisonGroups(compared, banks),
    readAt: messages.readAt(momentInWords(new Date().toISOString())),
  }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/** A present and a former name may belong to the same project. */
function withoutRepeated(projects: readonly ChosenProject[]) {
  return [...new Map(projects.map((project) => [project.id, project])).values()]
}

function leadOf(count: number) {
  if (count === 0) return messages.leadOfNone
  return count === 1 ? messages.leadOfOne : messages.lead(capitalised(inWords(count)))
}

function columnOf(project: ChosenProject) {
  const { id, name, address: place, image, imageColour: colour } = project
  return { id, name, place, address: projectAddress(project), image: assetAddress(UPLOAD_FOLDER.images, image), colour }
}

/** Named as in the address. Any other text is not repeated, so that the page cannot be made to say it. */
function missingProject(routingName: string, nth: number) {
  return {
    name: isName(routingName) ? routingName.split(' ').map(capitalised).join(' ') : messages.aProject,
    nth: ORDINALS[nth] ?? `${nth + 1}th`,
  }
}

/** Whether a project can have this routing name. */
function isName(text: string) {
  return text.length <= LONGEST_NAME && routingNameOf(text) === text
}
