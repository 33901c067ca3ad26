import type { Jobs } from '#server/db/jobs.ts'
import type { Change } from '#server/db/write.ts'
import type { Mail, Mailer } from '#server/gateways/mail.ts'

const QUEUE = 'mail'

/** Five tries over about half an hour, then one an hour for most of a day: long enough for a mail server to come back. */
const PATIENCE = { retryLimit: 20, retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 }

/** A mail may carry a link or a code that opens an account: once it is sent, or given up, it is not kept. */
const DISCRETION = { forgetsDone: true, deleteAfterSeconds: 60, retentionSeconds: 86_400 }

/** To be called before the jobs are started. */
export function registerMailJobs(jobs: Pick<Jobs, 'register'>, mailer: Mailer) {
  jobs.register<Mail>(QUEUE, (mail, { id }) => mailer.send(mail, id), { ...PATIENCE, ...DISCRETION })
}

/** Sent once the write is committed, and never if it is not. */
export function queueMail(change: Pick<Change, 'enqueue'>, mail: Mail) {
  change.enqueue(QUEUE, mail)
}
