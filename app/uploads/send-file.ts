import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { UPLOAD_PART, uploadFile } from '#contract/uploads/uploads.endpoints.ts'
import { createApiClient, type Outcome } from '../lib/api-client.ts'
import { apiBase } from '../lib/browser-api.ts'
import { sessionEnded } from '../lib/session-ended.ts'
import { currentToken } from '../lib/session-store.ts'
import { sentNameOf } from './chosen-file.ts'

interface FileToSend {
  file: File
  folder: UploadFolder
  purpose?: string | null
  claim?: PictureClaim | null
  /** Called with a whole percentage, from 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Uploads one file and resolves to its stored name. After a cancellation, check the signal instead of the outcome. */
export function sendFile({ file, folder, purpose, claim, onProgress, signal }: FileToSend): Promise<Outcome<string>> {
  const form = new FormData()
  form.append(UPLOAD_PART.folder, folder)
  form.append(UPLOAD_PART.purpose, purpose ?? '')
  if (claim) {
    form.append(UPLOAD_PART.pictureKind, claim.kind)
    form.append(UPLOAD_PART.takenOn, claim.takenOn ?? '')
  }
  form.append(UPLOAD_PART.file, file, sentNameOf(file.name, new Date()))

  const api = createApiClient(({ method, path }) => post({ method, path, form, onProgress, signal }))
  return api(uploadFile)
}

interface Post extends Pick<FileToSend, 'onProgress' | 'signal'> {
  method: string
  path: string
  form: FormData
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function post({ method, path, form, onProgress, signal }: Post) {
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    if (signal?.aborted) return resolve(CANCELLED)
    const token = currentToken()
    const request = new XMLHttpRequest()
    request.open(method, apiBase() + path)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.floor((100 * loaded) / total))
    }
    request.onload = () => {
      if (request.status === 401 && token === currentToken()) sessionEnded()
      resolve({ status: request.status, json: request.response })
    }
    request.onerror = () => reject(new TypeError('The upload was cut off.'))
    request.ontimeout = () => reject(new TypeError('The upload took too long.'))
    request.onabort = () => resolve(CANCELLED)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** An aborted upload resolves with this instead of rejecting, so that it is not logged as an error. */
const CANCELLED = { status: 0, json: { responseMessage: { isSuccessStatusCode: false, reasonPhrase: '' } } }
