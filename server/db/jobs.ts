import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Db } from './connection.ts'

export interface JobOptions {
  /** Not before this moment. */
  startAfter?: Date
  /** At most one waiting job per key. */
  singletonKey?: string
}

type Handler = (data: object, job: { id: string; signal: AbortSignal }) => Promise<void>

interface Queue {
  handle: Handler
  options: QueueOptions
}

interface JobsSettings {
  /** A notification wakes a worker at once; looking by itself finds jobs due later and those whose notification was lost. */
  lookEverySeconds?: number
}

/** Work done after an answer: kept in the database with the write that asked for it, tried again when it fails. */
export function createJobs(database: Database, { lookEverySeconds = 5 }: JobsSettings = {}) {
  const boss = new PgBoss({ ...database.jobQueue, schema: 'jobs', schedule: false, useListenNotify: true })
  boss.on('error', (error) => database.onProblem('The job queue met an error.', error))
  const queues = new Map<string, Queue>()
  let isStarted = false

  async function open(name: string, { handle, options }: Queue) {
    await boss.createQueue(name, { ...options, notify: true })
    await boss.updateQueue(name, { ...options, notify: true })
    // The first use of a queue reads its settings on a connection of its own. Inside a write on the embedded engine,
    // which has one connection, that would wait for itself for ever.
    await boss.findJobs(name, { id: randomUUID() })
    await boss.work<object>(
      name,
      { pollingIntervalSeconds: lookEverySeconds, notifyPollingIntervalSeconds: lookEverySeconds },
      async (jobs) => {
        for (const job of jobs) await handle(job.data, job)
      },
    )
  }

  return {
    /** Names a queue and the work done for each of its jobs; to be called before `start`. */
    register<T extends object>(
      name: string,
      handle: (data: T, job: { id: string; signal: AbortSignal }) => Promise<void>,
      options: QueueOptions = {},
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
      await boss.stop({ timeout: 10_000 })
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
