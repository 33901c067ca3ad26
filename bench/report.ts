import { availableParallelism, cpus, loadavg } from 'node:os'
import { type Goal, isMet, type Row } from './rows.ts'

export interface Results {
  command: string
  at: string
  machine: string
  /** Above one per core, absolute times say more about the neighbours than about the product. */
  loadBefore: number
  rows: (Row & { group: string })[]
  failures: string[]
}

export function describeMachine() {
  return `${availableParallelism()} cores ${process.arch}${cpus()[0]?.model ? `, ${cpus()[0]?.model}` : ''}, Node ${process.versions.node}`
}

export const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10

export function asText({ rows }: Pick<Results, 'rows'>) {
  const lines = rows.map((row) => [row.group, row.what, figureOf(row), goalOf(row), verdictOf(row), row.note ?? ''])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

export function asMarkdown({ rows, machine, at, command, loadBefore }: Results) {
  return [
    `Measured ${at.slice(0, 10)} by \`${command}\` on ${machine}; load before the run ${loadBefore}.`,
    '',
    '| What | Figure | Goal | |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what}${row.note ? `; ${row.note}` : ''} | ${figureOf(row)} | ${goalOf(row)} | ${verdictOf(row)} |`,
    ),
  ].join('\n')
}

function figureOf({ value, unit }: Row) {
  return `${shown(value)} ${unit}`.trim()
}

function goalOf({ goal, unit }: Row) {
  return goal ? `${'atLeast' in goal ? '≥' : '≤'} ${shown(boundOf(goal))} ${unit}`.trim() : ''
}

function verdictOf(row: Row) {
  if (!row.goal) return ''
  if (isMet(row)) return 'met'
  const bound = boundOf(row.goal)
  return bound === 0 ? 'MISSED' : `MISSED by ${Math.ceil((Math.abs(row.value - bound) / bound) * 100)} %`
}

const boundOf = (goal: Goal) => ('atLeast' in goal ? goal.atLeast : goal.atMost)

/** Three figures are all that such measurements are good for. */
function shown(value: number) {
  if (value === 0 || Math.abs(value) >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(3)))
}
