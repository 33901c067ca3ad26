import { takenOn } from './taken-on.ts'

export interface DatedFile {
  file: File
  /** The day on which the photograph was taken; null if the file does not contain it. */
  day: string | null
}

export function withDays(files: readonly File[]): Promise<DatedFile[]> {
  return Promise.all(files.map(async (file) => ({ file, day: await takenOn(file) })))
}

/**
 * Returns the days of a batch. A single day is suggested for all files; if there are several and all files have one,
 * each file keeps its own.
 */
export function daysOf(files: readonly DatedFile[]) {
  const days = [...new Set(files.flatMap(({ day }) => day ?? []))].toSorted()
  const [first = '', last = first] = [days[0], days.at(-1)]
  const isOne = days.length === 1
  return { first, last, suggested: isOne ? first : '', areOwn: !isOne && files.every(({ day }) => day !== null) }
}
