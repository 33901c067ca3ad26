import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import type { sendFile } from './send-file.ts'

export interface QueuedUpload {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'offline' | 'done' | 'refused' | 'failed'
  percent: number
  /** Why the file was refused or failed; null otherwise. */
  reason: string | null
}

export interface UploadBatch {
  files: readonly File[]
  folder: UploadFolder
  purpose: string | null
  /** Converts a file before it is checked and sent. Called only once, even if sending is retried. */
  prepare?: (file: File) => Promise<File>
  /** Returns the label of the image; null to label it later. */
  claimOf?: (file: File) => PictureClaim | null
  /** Returns the message if a file must not be sent; null if it may. */
  check: (file: File) => string | null
  /** Saves the stored name in its record. `isRepeat`: an earlier attempt may have succeeded without a response. */
  attach: (storedName: string, isRepeat: boolean) => Promise<Outcome<unknown>>
  /** Called once per batch and after each manual retry, with the number of attached files. */
  onSettled: (added: number) => unknown
}

interface Job extends Omit<UploadBatch, 'files'> {
  id: number
  file: File
  prepared: File | null
  stop: AbortController
  storedName: string | null
  hasTriedToAttach: boolean
}

interface QueueOptions {
  send: typeof sendFile
  pause: (ms: number) => Promise<void>
}

const AT_ONCE = 3
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000]
const UNAUTHENTICATED = 401

/**
 * Creates an upload queue, independent of React. Sends several files in parallel, but saves them in their records one
 * by one, in the order in which they were chosen.
 */
export function createUploadQueue({ send, pause }: QueueOptions) {
  let uploads: readonly QueuedUpload[] = []
  let lastId = 0
  const jobs = new Map<number, Job>()
  const listeners = new Set<() => void>()

  function publish(next: readonly QueuedUpload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function note(id: number, change: Partial<QueuedUpload>) {
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  /** Retries a call after a lost connection, but not after a response, including a refusal. */
  async function persist<T>(job: Job, call: () => Promise<Outcome<T>>) {
    for (const delay of RETRY_DELAYS_MS) {
      const outcome = await call()
      if (outcome.ok || outcome.status !== 0 || job.stop.signal.aborted) return outcome
      note(job.id, { state: 'offline', percent: 0 })
      await pause(delay)
      if (job.stop.signal.aborted) return outcome
    }
    return call()
  }

  function fail(id: number, outcome: Extract<Outcome<unknown>, { ok: false }>) {
    if (outcome.status === UNAUTHENTICATED)
      return note(id, { state: 'failed', reason: uploadsMessages.signInForUpload })
    if (outcome.reason === 'refused') return note(id, { state: 'refused', reason: outcome.message })
    note(id, {
      state: 'failed',
      reason: outcome.status === 0 ? connectionMessages.lost : uploadsMessages.uploadFailed,
    })
  }

  async function sendJob(job: Job) {
    const { id, folder, purpose, stop } = job
    if (stop.signal.aborted || job.storedName !== null) return
    if (job.prepare) job.prepared ??= await job.prepare(job.file)
    if (stop.signal.aborted) return
    const file = job.prepared ?? job.file
    const refusal = job.check(file)
    if (refusal !== null) return note(id, { state: 'refused', reason: refusal })
    const claim = job.claimOf?.(job.file) ?? null
    const onProgress = (percent: number) => note(id, { percent })
    const outcome = await persist(job, () => {
      note(id, { state: 'sending', percent: 0 })
      return send({ file, folder, purpose, claim, onProgress, signal: stop.signal })
    })
    if (stop.signal.aborted) return
    if (outcome.ok) job.storedName = outcome.data
    else fail(id, outcome)
  }

  async function attachJob(job: Job) {
    const { id, storedName, stop } = job
    if (storedName === null || stop.signal.aborted) return false
    const outcome = await persist(job, () => {
      note(id, { state: 'sending', percent: 100 })
      const isRepeat = job.hasTriedToAttach
      job.hasTriedToAttach = true
      return job.attach(storedName, isRepeat)
    })
    if (outcome.ok) note(id, { state: 'done', percent: 100 })
    else if (!stop.signal.aborted) fail(id, outcome)
    return outcome.ok
  }

  async function run(batch: readonly Job[], onSettled: UploadBatch['onSettled']) {
    const sent = runLimited(batch, sendJob)
    let added = 0
    for (const [at, job] of batch.entries()) {
      await sent[at]
      if (await attachJob(job)) added += 1
    }
    await onSettled(added)
  }

  return {
    add({ files, ...batch }: UploadBatch) {
      const added = files.map((file) => {
        const job: Job = {
          ...batch,
          id: ++lastId,
          file,
          prepared: null,
          stop: new AbortController(),
          storedName: null,
          hasTriedToAttach: false,
        }
        jobs.set(job.id, job)
        return job
      })
      publish([
        ...uploads.filter(({ state }) => state !== 'done'),
        ...added.map(({ id, file }) => ({ id, name: file.name, state: 'waiting' as const, percent: 0, reason: null })),
      ])
      return run(added, batch.onSettled)
    },
    retry(id: number) {
      const job = jobs.get(id)
      if (!job || !uploads.some((upload) => upload.id === id && upload.state === 'failed')) return
      note(id, { state: 'waiting', percent: 0, reason: null })
      return run([job], job.onSettled)
    },
    remove(id: number) {
      jobs.get(id)?.stop.abort()
      jobs.delete(id)
      publish(uploads.filter((upload) => upload.id !== id))
    },
    clear() {
      for (const { stop } of jobs.values()) stop.abort()
      jobs.clear()
      publish([])
    },
    isRunning: () => uploads.some(isRunning),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => uploads,
  }
}

export function isRunning({ state }: QueuedUpload) {
  return state === 'waiting' || state === 'sending' || state === 'offline'
}

/** Runs at most `AT_ONCE` items at a time; each promise settles when its own item is done. */
export function runLimited<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R>[] {
  const started: Promise<R>[] = []
  for (const [at, item] of items.entries()) {
    const turn = started[at - AT_ONCE]
    started.push(turn ? turn.then(() => work(item)) : work(item))
  }
  return started
}
