import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import { STOP_WITHIN_MS } from '#server/shutdown.ts'
import type { Database, Db } from './connection.ts'

export interface JobOptions {
  /** Not before this moment. */
  startAfter?: Date
}

export interface JobQueueOptions extends Omit<QueueOptions, 'policy'> {
  /** The queue, registered before this one, that gets every job which was given up. */
  deadLetter?: string
  /** While one job of the queue waits, another is not added. */
  holdsOne?: boolean
  /** A job that is done leaves no trace, because of what it carries. */
  forgetsDone?: boolean
}

interface Job {
  id: string
  signal: AbortSignal
  /** Why the attempt before this one failed; empty on the first attempt. */
  lastFailure: string
  /** Of a job that was given up in another queue, and came here as its `deadLetter`: which one it was, and why. */
  givenUp: GivenUp | null
}

interface GivenUp {
  id: string
  queuedAt: Date
  reason: string
}

/** Thrown by a handler when another attempt cannot succeed: the job goes to its `deadLetter` queue at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError'
}

type Handler = (data: object, job: Job) => Promise<void>

interface Queue {
  handle: Handler
  options: JobQueueOptions
}

interface JobsSettings {
  /** A notification wakes a worker at once; looking by itself finds jobs due later and those whose notification was lost. */
  lookEverySeconds?: number
  /** How often jobs of a process that died are looked for. See `heartbeatSeconds` of a queue. */
  superviseEverySeconds?: number
}

/** Work done after an answer: kept in the database with the write that asked for it, tried again when it fails. */
export function createJobs(
  database: Database,
  { lookEverySeconds = 5, superviseEverySeconds = 15 }: JobsSettings = {},
) {
  const boss = new PgBoss({
    ...database.jobQueue,
    schema: 'jobs',
    schedule: false,
    useListenNotify: true,
    // Old jobs are deleted this often; a queue that wants them gone in a minute would else wait for a day.
    maintenanceIntervalSeconds: 60,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
  })
  boss.on('error', (error) => database.onProblem('The job queue met an error.', error))
  const queues = new Map<string, Queue>()
  let isStarted = false

  async function open(name: string, { handle, options }: Queue) {
    const { holdsOne, forgetsDone, ...settings } = options
    await boss.createQueue(name, { ...settings, policy: holdsOne ? 'short' : 'standard', notify: true })
    await boss.updateQueue(name, { ...settings, notify: true })
    // The first use of a queue reads its settings on a connection of its own. Inside a write on the embedded engine,
    // which has one connection, that would wait for itself for ever.
    await boss.findJobs(name, { id: randomUUID() })

    async function run(job: JobWithMetadata<object>): Promise<JobResult> {
      const { id, signal, output } = job
      try {
        await handle(job.data, { id, signal, lastFailure: messageIn(output), givenUp: givenUpIn(job) })
        if (forgetsDone) await boss.deleteJob(name, id)
        return { id, status: 'completed' }
      } catch (error) {
        return { id, status: error instanceof PermanentJobError ? 'deadletter' : 'failed', output: error }
      }
    }

    let worker = ''
    worker = await boss.work(
      name,
      {
        pollingIntervalSeconds: lookEverySeconds,
        notifyPollingIntervalSeconds: lookEverySeconds,
        includeMetadata: true,
        perJobResults: true,
      },
      async (jobs: JobWithMetadata<object>[]): Promise<JobResult[]> => {
        // Where one job was there may be more; left alone, the worker would first wait until it is time to look again.
        boss.notifyWorker(worker)
        const results: JobResult[] = []
        for (const job of jobs) results.push(await run(job))
        return results
      },
    )
  }

  return {
    /** Names a queue and the work done for each of its jobs; to be called before `start`. */
    register<T extends object>(
      name: string,
      handle: (data: T, job: Job) => Promise<void>,
      options: JobQueueOptions = {},
    ) {
      if (isStarted) throw new Error(`The queue ${name} must be registered before the jobs are started.`)
      queues.set(name, { handle: handle as Handler, options: { retryLimit: 5, retryBackoff: true, ...options } })
    },

    async start() {
      await boss.start()
      for (const [name, queue] of queues) await open(name, queue)
      isStarted = true
    },

    /** The job exists once the transaction is committed, and never if it is rolled back. */
    async enqueueIn(tx: Db, name: string, data: object, options: JobOptions = {}) {
      if (!isStarted || !queues.has(name)) throw new Error(`No started queue is named ${name}.`)
      await boss.send(name, data, { ...options, db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) })
    },

    async stop() {
      isStarted = false
      // Left to itself, it looks only twice a second whether its workers have ended.
      const ended = Promise.all([...queues.keys()].map((name) => boss.offWork(name)))
      await Promise.race([ended, pause(STOP_WITHIN_MS.jobs, null, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

function givenUpIn({ sourceId, sourceCreatedOn, sourceOutput }: JobWithMetadata<object>): GivenUp | null {
  if (!sourceId || !sourceCreatedOn) return null
  return { id: sourceId, queuedAt: new Date(sourceCreatedOn), reason: messageIn(sourceOutput) }
}

/** An error that the queue wrote down, in whichever of its two shapes. */
function messageIn(output: unknown): string {
  if (typeof output !== 'object' || output === null) return ''
  if ('message' in output && typeof output.message === 'string') return output.message
  return 'value' in output ? messageIn(output.value) : ''
}
