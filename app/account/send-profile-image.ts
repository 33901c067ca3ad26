import { uploadProfileImage } from '#contract/identity/accounts.endpoints.ts'
import { judgeUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import { createApiClient } from '../lib/api-client.ts'
import { apiBase } from '../lib/browser-api.ts'
import { sessionEnded } from '../lib/session-ended.ts'
import { currentToken } from '../lib/session-store.ts'

/** Why a file can be nobody's picture, or null. */
export function whyNoPicture(file: File) {
  const verdict = judgeUpload({ folder: UPLOAD_FOLDER.images, purpose: null, fileName: file.name })
  return verdict.ok ? tooLargeFor('image', file.size) : verdict.sentence
}

export function sendProfileImage(file: File) {
  const form = new FormData()
  form.append(UPLOAD_PART.file, file)
  const api = createApiClient(async ({ method, path }) => {
    const headers = { authorization: `Bearer ${currentToken()}` }
    const response = await fetch(apiBase() + path, { method, body: form, headers })
    if (response.status === 401) sessionEnded()
    return { status: response.status, json: await response.json() }
  })
  return api(uploadProfileImage)
}
