import { text } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

export const NO_PLACES = [
  '../secret.txt',
  'ProjectImages/../secret.txt',
  'ProjectImages/..',
  '/secret.txt',
  '//secret.txt',
  'secret.txt',
  'ProjectImages/',
  'ProjectImages/deep/er.txt',
  'ProjectImages/.hidden',
  '.hidden/name.txt',
  'ProjectImages\\secret.txt',
  'ProjectImages/..\\secret.txt',
  'ProjectImages/a\0.txt',
  'ProjectImages/a\n.txt',
  'ProjectImages/name.',
  'ProjectImages/name ',
  `ProjectImages/${'x'.repeat(256)}`,
  'ProjectImages/\ud800.txt',
]

export function anHourLater() {
  return new Date(Date.now() + 60 * 60_000 + 1_000)
}

export async function textOf(store: FileStore, path: string): Promise<string | null> {
  const file = await store.open(path)
  return file === null ? null : text(file.stream())
}
