import type { FileStore } from '#server/gateways/file-store.ts'

export async function storedFiles(store: Pick<FileStore, 'list'>) {
  const files: { path: string; bytes: number }[] = []
  for await (const file of store.list()) files.push(file)
  return files
}
