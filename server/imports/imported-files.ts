import { recordImportsMessages as messages } from '#contract/imports/record-imports.messages.ts'
import type { NamedImportFile, StoredImportFile } from '#contract/imports/record-imports.schema.ts'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { checkUpload } from '#contract/uploads/upload-rules.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { storedNameOf } from '#server/uploads/stored-name.ts'

interface FileCell {
  folder: UploadFolder
  /** The name in the cell, with or without folders before it. */
  name: string
  current: readonly (string | null)[]
}

type Found =
  | { storedName: string; isMissing: boolean; problem: null }
  | { storedName: null; isMissing: false; problem: string }

/**
 * Finds the files that accompany a CSV file. During the preview they are not uploaded yet and have their original
 * names.
 */
export function createImportedFiles(files: readonly (string | StoredImportFile)[]) {
  const pathsByTail = new Map<string, Set<string>>()
  const storedNames = new Map<string, string>()
  for (const file of files) {
    const path = typeof file === 'string' ? file : file.path
    for (const tail of tailsOf(path)) pathsByTail.set(tail, (pathsByTail.get(tail) ?? new Set()).add(path))
    if (typeof file !== 'string') storedNames.set(keyOf(file), file.storedName)
  }
  const isUploaded = files.some((file) => typeof file !== 'string')
  const named = new Map<string, NamedImportFile>()
  const missing = new Map<string, string>()

  return {
    /**
     * A cell that names a file of the record, with or without the upload time, keeps that file, so that importing the
     * same lines again changes nothing.
     */
    find({ folder, name, current }: FileCell): Found {
      const kept = current.find((stored) => stored !== null && isSameFile(stored, name))
      if (kept) return found(kept)
      const [path, ...others] = pathsByTail.get(comparable(name)) ?? []
      if (others.length > 0) return refused(messages.fileAmbiguous(name))
      const checked = checkUpload({ folder, purpose: null, fileName: path ?? name })
      if (!checked.ok) return refused(checked.sentence)
      if (path === undefined) {
        if (isUploaded) return refused(messages.fileMissing(name))
        // The CSV file is often chosen before its pictures, so a missing file is no mistake of the line.
        missing.set(comparable(name), name)
        return { storedName: lastPartOf(name), isMissing: true, problem: null }
      }

      named.set(keyOf({ folder, path }), { folder, path })
      if (!isUploaded) return found(lastPartOf(path))
      const storedName = storedNames.get(keyOf({ folder, path }))
      return storedName === undefined ? refused(messages.fileMissing(name)) : found(storedName)
    },

    /** Returns the files found so far that are not part of the record yet. */
    named: () => [...named.values()],

    missing: () => [...missing.values()],
  }
}

export type ImportedFiles = ReturnType<typeof createImportedFiles>

function found(storedName: string): Found {
  return { storedName, isMissing: false, problem: null }
}

function refused(problem: string): Found {
  return { storedName: null, isMissing: false, problem }
}

function keyOf({ folder, path }: NamedImportFile) {
  return `${folder}/${path}`
}

/** Returns the path and its shorter endings: for a/b/c.jpg also b/c.jpg and c.jpg. */
function tailsOf(path: string) {
  const parts = comparable(path).split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

/** Ignores letter case, and composes accents, which macOS stores decomposed. */
function comparable(path: string) {
  return path.normalize('NFC').replaceAll('\\', '/').toLowerCase()
}

function lastPartOf(path: string) {
  return path.split(/[/\\]/).at(-1) ?? path
}

function isSameFile(stored: string, name: string) {
  return (
    stored === name || comparable(originalNameOf(stored)) === comparable(originalNameOf(storedNameOf(name, ANY_TIME)))
  )
}

/** Stored names begin with the upload time. Any time will do here, because the comparison removes it. */
const ANY_TIME = new Date(1_000_000_000_000)
