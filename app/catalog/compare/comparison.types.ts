import type { HomeInWords } from '../home-in-words.ts'

export type Cell =
  | { kind: 'fact'; text: string; note?: string | null }
  | { kind: 'text'; text: string }
  | { kind: 'missing'; text: string }
  | { kind: 'status'; status: string }
  | { kind: 'homes'; homes: HomeInWords[] }
  | { kind: 'listed'; isListed: boolean }
  /** `share` is the length of the bar in per cent of the longest; null without a distance. */
  | { kind: 'place'; name: string; distance: string | null; share: number | null }

export interface Row {
  label: string
  /** One cell per project, or a single one if all are the same. */
  cells: Cell[]
}

export interface Group {
  title: string
  note?: string
  rows: Row[]
}
