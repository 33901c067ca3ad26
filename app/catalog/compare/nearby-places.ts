import type { ChosenPerk } from '#contract/catalog/chosen-projects.schema.ts'
import { byDistance } from '../detail/perk-distance.ts'
import { compareMessages as messages } from './compare-texts.ts'
import type { Cell, Row } from './comparison.types.ts'

/** Nearby places have no stored kind, so the first pattern that matches the name decides it. */
const KINDS = {
  airport: /airport|aerodrome/i,
  hospital: /hospital|medical|trauma|nursing|clinic/i,
  school: /school|college|university|institute/i,
  transport: /metro|railway|station|expressway|highway|flyover|\b(?:road|path|chowk)\b/i,
}
type Kind = keyof typeof KINDS

const ROWS: readonly Kind[] = ['transport', 'school', 'hospital', 'airport']

/**
 * Returns a row per kind with the nearest place of each project, and a last row with all other places. Rows without any
 * place are left out.
 */
export function nearRows(projects: readonly { perks: readonly ChosenPerk[] }[]): Row[] {
  const perks = projects.map((project) => byDistance(project.perks).map((perk) => ({ ...perk, kind: kindOf(perk) })))
  const shown = perks.map((ofProject) => ROWS.map((kind) => ofProject.find((perk) => perk.kind === kind)))
  const farthest = Math.max(...shown.flat().map((perk) => perk?.kilometres ?? 0)) || 1
  const rows = ROWS.map((kind, nth) => ({
    label: messages.place[kind],
    cells: shown.map((nearest) => placeCell(nearest[nth], farthest)),
  }))
  const others = perks.map((ofProject, nth) => ofProject.filter((perk) => !shown[nth]?.includes(perk)))
  const alsoNear = { label: messages.row.alsoNear, cells: others.map(listCell) }
  return [...rows, alsoNear].filter(({ cells }) => cells.some(({ kind }) => kind !== 'missing'))
}

function kindOf({ name }: ChosenPerk) {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(name)) ?? null
}

function placeCell(perk: (ChosenPerk & { kilometres: number | null }) | undefined, farthest: number): Cell {
  if (!perk) return { kind: 'missing', text: messages.notGiven }
  const share = perk.kilometres === null ? null : Math.round((perk.kilometres / farthest) * 100)
  return { kind: 'place', name: perk.name, distance: perk.distance, share }
}

function listCell(perks: readonly ChosenPerk[]): Cell {
  if (perks.length === 0) return { kind: 'missing', text: messages.notGiven }
  return {
    kind: 'text',
    text: perks.map(({ name, distance }) => [name, distance].filter(Boolean).join(' ')).join('; '),
  }
}
