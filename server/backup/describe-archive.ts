import { type Manifest, uploadPathOf } from './manifest.ts'

/** What an archive holds, in a few words for the terminal. */
export function describeArchive({ tables, entries }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = entries.filter(({ name }) => uploadPathOf(name) !== null)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
  return `${count(rows, 'row')} in ${count(tables.length, 'table')} and ${count(files.length, 'file')} (${megabytes.toFixed(1)} MB)`
}

function count(number: number, noun: string) {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
