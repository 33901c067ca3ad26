import { useEffect, useRef, useState } from 'react'
import { addGalleryImage } from '#contract/catalog/gallery.endpoints.ts'
import { judgeUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER, UPLOAD_PURPOSE } from '#contract/uploads/uploads.constants.ts'
import { say } from '#contract/uploads/uploads.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { sendFile } from '../../uploads/send-file.ts'

export interface GalleryUpload {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'added' | 'refused' | 'failed'
  percent: number
  /** Why it was not taken. */
  reason: string | null
}

interface Options {
  projectId: number
  /** Some or all of what was chosen has joined the gallery. */
  onAdded: (count: number) => unknown
}

const AT_ONCE = 3

/** Sends several pictures at once, then adds them to the gallery one by one, in the order they were chosen. */
export function useGalleryUploads({ projectId, onAdded }: Options) {
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([])
  const stop = useRef<AbortController | null>(null)
  const lastId = useRef(0)
  useEffect(() => () => stop.current?.abort(), [])

  function note(id: number, change: Partial<GalleryUpload>) {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  async function send(id: number, file: File, signal: AbortSignal) {
    const fault = faultOf(file)
    if (fault !== null) {
      note(id, { state: 'refused', reason: fault })
      return null
    }
    note(id, { state: 'sending' })
    const onProgress = (percent: number) => note(id, { percent })
    const place = { folder: UPLOAD_FOLDER.images, purpose: UPLOAD_PURPOSE.gallery }
    const outcome = await sendFile({ file, ...place, onProgress, signal })
    if (outcome.ok) return outcome.data
    if (!signal.aborted) noteFailure(id, outcome.reason === 'refused' ? outcome.message : null)
    return null
  }

  function noteFailure(id: number, reason: string | null) {
    note(id, { state: reason === null ? 'failed' : 'refused', reason: reason ?? say.uploadFailed })
  }

  async function attach(id: number, fileName: string, imageCategoryId: number) {
    const outcome = await browserApi(addGalleryImage, { params: { projectId, imageCategoryId, fileName } })
    if (outcome.ok) note(id, { state: 'added', percent: 100 })
    else noteFailure(id, outcome.reason === 'refused' ? outcome.message : null)
    return outcome.ok
  }

  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    async add(files: readonly File[], imageCategoryId: number) {
      stop.current ??= new AbortController()
      const { signal } = stop.current
      const chosen = files.map((file) => ({ id: ++lastId.current, file }))
      setUploads((before) => [
        ...before.filter(({ state }) => state === 'waiting' || state === 'sending'),
        ...chosen.map(({ id, file }) => ({ id, name: file.name, state: 'waiting' as const, percent: 0, reason: null })),
      ])

      const sent = inTurns(chosen, ({ id, file }) => send(id, file, signal))
      let added = 0
      for (const [at, { id }] of chosen.entries()) {
        const fileName = await sent[at]
        if (fileName && !signal.aborted && (await attach(id, fileName, imageCategoryId))) added += 1
      }
      if (!signal.aborted) await onAdded(added)
    },
    cancel() {
      stop.current?.abort()
      stop.current = null
      setUploads([])
    },
    clear: () => setUploads([]),
  }
}

function faultOf({ name, size }: File) {
  const judged = judgeUpload({ folder: UPLOAD_FOLDER.images, purpose: UPLOAD_PURPOSE.gallery, fileName: name })
  return judged.ok ? tooLargeFor(judged.kind, size) : judged.sentence
}

/** Works on a few at a time; each promise settles when its own item is done. */
function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R>[] {
  const started: Promise<R>[] = []
  for (const [at, item] of items.entries()) {
    const turn = started[at - AT_ONCE]
    started.push(turn ? turn.then(() => work(item)) : work(item))
  }
  return started
}
