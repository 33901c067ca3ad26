import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import { STOP_TIMEOUTS_MS } from '#server/shutdown.ts'
import type { Database, Db } from './connection.ts'

export interface JobOptions {
  startAfter?: Date
  /** A process with several workers for the queue runs jobs of the same group one at a time. */
  group?: { id: string }
}

export interface JobQueueOptions extends Omit<QueueOptions, 'policy'> {
  /** The queue that receives jobs after their last failed attempt. Register it before this one. */
  deadLetter?: string
  /** Does not add a job while another one is waiting in the queue. */
  isSingleton?: boolean
  /** Deletes each job as soon as it is completed. For queues with sensitive data. */
  deletesCompleted?: boolean
  /** How many jobs of the queue one process runs concurrently; defaults to 1. */
  workers?: number
}

interface Job {
  id: string
  signal: AbortSignal
  /** Why the previous attempt failed; empty on the first attempt. */
  lastFailure: string
  /** For a job in a `deadLetter` queue: the original job and why it failed. */
  failedJob: FailedJob | null
}

interface FailedJob {
  id: string
  queuedAt: Date
  reason: string
}

/** Thrown by a handler when a retry cannot succeed: the job goes to its `deadLetter` queue at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError'
}

type Handler = (data: object, job: Job) => Promise<void>

interface Queue {
  handle: Handler
  options: JobQueueOptions
}

interface JobsSettings {
  /**
   * Notifications wake a worker at once. Polling finds jobs that have become due and jobs whose notification was lost.
   */
  pollEverySeconds?: number
  /** How often to look for jobs whose process has died and missed its heartbeat (`heartbeatSeconds` of the queue). */
  superviseEverySeconds?: number
}

/** Limits the size of one insert statement: an email job is about 10 KB. */
const JOBS_AT_ONCE = 200

export function createJobs(
  database: Database,
  { pollEverySeconds = 5, superviseEverySeconds = 15 }: JobsSettings = {},
) {
  const boss = new PgBoss({
    ...database.jobQueue,
    schema: 'jobs',
    schedule: false,
    useListenNotify: true,
    // How often pg-boss deletes old jobs; its default is once a day.
    maintenanceIntervalSeconds: 60,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
  })
  boss.on('error', (error) => database.onProblem('The job queue met an error.', error))
  const queues = new Map<string, Queue>()
  let isStarted = false

  async function open(name: string, { handle, options }: Queue) {
    const { isSingleton, deletesCompleted, workers = 1, ...settings } = options
    await boss.createQueue(name, { ...settings, policy: isSingleton ? 'short' : 'standard', notify: true })
    await boss.updateQueue(name, { ...settings, notify: true })
    // pg-boss reads the settings of a queue on first use, on its own connection. During a write on the embedded engine,
    // which has one connection, that would deadlock, so they are read here.
    await boss.findJobs(name, { id: randomUUID() })

    async function run(job: JobWithMetadata<object>): Promise<JobResult> {
      const { id, signal, output } = job
      try {
        await handle(job.data, { id, signal, lastFailure: messageIn(output), failedJob: failedJobOf(job) })
        if (deletesCompleted) await boss.deleteJob(name, id)
        return { id, status: 'completed' }
      } catch (error) {
        return { id, status: error instanceof PermanentJobError ? 'deadletter' : 'failed', output: error }
      }
    }

    for (let nth = 0; nth < workers; nth += 1) await startWorker(name, run, workers > 1)
  }

  async function startWorker(
    name: string,
    run: (job: JobWithMetadata<object>) => Promise<JobResult>,
    isOneOfSeveral: boolean,
  ) {
    let worker = ''
    worker = await boss.work(
      name,
      {
        pollingIntervalSeconds: pollEverySeconds,
        notifyPollingIntervalSeconds: pollEverySeconds,
        includeMetadata: true,
        perJobResults: true,
        ...(isOneOfSeveral && { localGroupConcurrency: 1 }),
      },
      async (jobs: JobWithMetadata<object>[]): Promise<JobResult[]> => {
        // Without this, the worker sleeps until the next poll even if more jobs are waiting.
        boss.notifyWorker(worker)
        const results: JobResult[] = []
        for (const job of jobs) results.push(await run(job))
        return results
      },
    )
  }

  return {
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

    async enqueueIn(tx: Db, name: string, data: object | readonly object[], options: JobOptions = {}) {
      if (!isStarted || !queues.has(name)) throw new Error(`No started queue is named ${name}.`)
      const db = fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql)
      if (!Array.isArray(data)) {
        await boss.send(name, data, { ...options, db })
        return
      }
      for (let start = 0; start < data.length; start += JOBS_AT_ONCE) {
        const jobs = data.slice(start, start + JOBS_AT_ONCE).map((one) => ({ ...options, data: one }))
        await boss.insert(name, jobs, { db })
      }
    },

    async stop() {
      isStarted = false
      // A graceful `boss.stop` checks only twice a second whether its workers have ended, so wait for them here.
      const ended = Promise.all([...queues.keys()].map((name) => boss.offWork(name)))
      await Promise.race([ended, pause(STOP_TIMEOUTS_MS.jobs, null, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

function failedJobOf({ sourceId, sourceCreatedOn, sourceOutput }: JobWithMetadata<object>): FailedJob | null {
  if (!sourceId || !sourceCreatedOn) return null
  return { id: sourceId, queuedAt: new Date(sourceCreatedOn), reason: messageIn(sourceOutput) }
}

/** pg-boss stores the message of an error either directly or nested in `value`. */
function messageIn(output: unknown): string {
  if (typeof output !== 'object' || output === null) return ''
  if ('message' in output && typeof output.message === 'string') return output.message
  return 'value' in output ? messageIn(output.value) : ''
}
