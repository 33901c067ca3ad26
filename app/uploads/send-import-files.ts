import { recordImportsMessages as messages } from '#contract/imports/record-imports.messages.ts'
import type { NamedImportFile, StoredImportFile } from '#contract/imports/record-imports.schema.ts'
import { UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { failureText } from '../lib/failure-text.ts'
import type { ChosenFiles, ToStore } from '../ui/import/use-import.ts'
import { refusalOf } from './chosen-file.ts'
import { sendFile } from './send-file.ts'
import { runLimited } from './upload-queue.ts'

/** The stored names of uploaded files, so that a repeated import does not upload them again. */
const sentFiles = new WeakMap<File, Map<UploadFolder, string>>()

type Given = Pick<ToStore<unknown>, 'files' | 'onProgress' | 'signal'>

/** Uploads the files that the lines of an import refer to. Starts no other upload after one is refused or fails. */
export async function sendImportFiles(
  named: readonly NamedImportFile[],
  { files, onProgress, signal }: Given,
): Promise<Outcome<StoredImportFile[]>> {
  for (const { path, folder } of named) {
    const refusal = refusalIn(files, { path, folder })
    if (refusal !== null) return failure(path, refusal)
  }

  const stored: StoredImportFile[] = []
  let failed: Outcome<StoredImportFile[]> | null = null
  const sent = runLimited(named, async ({ path, folder }) => {
    const file = files.get(path)
    if (!file || failed || signal.aborted) return
    const outcome = await sendOnce(file, folder, signal)
    if (!outcome.ok) {
      failed ??= failure(path, outcome.status >= 500 ? uploadsMessages.uploadFailed : failureText(outcome))
      return
    }
    stored.push({ path, folder, storedName: outcome.data })
    onProgress(messages.uploading(stored.length, named.length))
  })
  await Promise.all(sent)
  if (failed) return failed
  if (signal.aborted) return failure('', '')
  return { ok: true, status: 200, message: '', data: stored }
}

function refusalIn(files: ChosenFiles, { path, folder }: NamedImportFile) {
  const file = files.get(path)
  const kind = folder === UPLOAD_FOLDER.videos ? 'video' : 'image'
  return file ? refusalOf(file, { folder, kind, purpose: null }) : messages.fileMissing(path)
}

async function sendOnce(file: File, folder: UploadFolder, signal: AbortSignal): Promise<Outcome<string>> {
  const known = sentFiles.get(file)?.get(folder)
  if (known !== undefined) return { ok: true, status: 200, message: '', data: known }
  const outcome = await sendFile({ file, folder, signal })
  if (outcome.ok) sentFiles.set(file, (sentFiles.get(file) ?? new Map()).set(folder, outcome.data))
  return outcome
}

const NOT_STORED = 400

function failure(path: string, reason: string) {
  return { ok: false, reason: 'failed', status: NOT_STORED, message: messages.fileRefused(path, reason) } as const
}
