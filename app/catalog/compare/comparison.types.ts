import type { HomeInWords } from '../home-in-words.ts'

export type Cell =
  | { kind: 'fact'; text: string; note?: string | null }
  | { kind: 'text'; text: string }
  | { kind: 'missing'; text: string }
  | { kind: 'status'; status: string }
  | { kind: 'homes'; homes: HomeInWords[] }
  | { kind: 'listed'; isListed: boolean }
  /**
   * `share` is the length of the bar as a percentage of the longest; null if `distance` is not in kilometres or metres.
   */
  | { kind: 'place'; name: string; distance: string | null; share: number | null }

export interface Row {
  label: string
  /** One cell per project, or a single cell that spans all columns. */
  cells: Cell[]
}

export interface Group {
  title: string
  note?: string
  rows: Row[]
}
