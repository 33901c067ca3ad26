import type { Data } from '#server/data.ts'
import type { Change } from '#server/db/write.ts'
import type { Mail, Mailer } from '#server/gateways/mail.ts'
import { createUndeliveredMailsRepository } from './undelivered-mails.repository.ts'

const QUEUE = 'mail'
const GIVEN_UP = 'mail-given-up'

/** Five tries over about half an hour, then one an hour for most of a day: long enough for a mail server to come back. */
const PATIENCE = { retryLimit: 20, retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 }

/** A mail may carry a link or a code that opens an account: once it is sent, or given up, its job is not kept. */
const DISCRETION = { forgetsDone: true, deleteAfterSeconds: 60 }

/** Every try of a mail is over long before; only a program that was switched off for longer forgets one. */
const RETENTION_SECONDS = 7 * 86_400

/** `isSecret`: the mail carries what opens an account, so its text ends with its last try. */
type QueuedMail = Mail & { isSecret?: boolean }

/** To be called before the jobs are started. `patience` is shortened by tests alone. */
export function registerMailJobs(
  { jobs, database }: Pick<Data, 'jobs' | 'database'>,
  mailer: Mailer,
  patience: Partial<typeof PATIENCE> = {},
) {
  const settings = { ...PATIENCE, ...DISCRETION, retentionSeconds: RETENTION_SECONDS }
  // First, because a queue can only name a dead letter queue that is there.
  jobs.register<QueuedMail>(
    GIVEN_UP,
    async ({ isSecret = false, ...mail }, { id, givenUp }) => {
      await createUndeliveredMailsRepository(database.db).create({
        jobId: givenUp?.id ?? id,
        recipient: mail.to,
        subject: mail.subject,
        reason: inOneLine(givenUp?.reason ?? ''),
        queuedAt: givenUp?.queuedAt ?? new Date(),
        mail: isSecret ? null : mail,
      })
    },
    settings,
  )
  jobs.register<QueuedMail>(QUEUE, ({ isSecret, ...mail }, { id }) => mailer.send(mail, id), {
    ...settings,
    ...patience,
    deadLetter: GIVEN_UP,
  })
}

/** Sent once the write is committed, and never if it is not. */
export function queueMail(change: Pick<Change, 'enqueue'>, mail: Mail) {
  change.enqueue(QUEUE, mail)
}

/** For a mail with a password, a link or a code in it. */
export function queueSecretMail(change: Pick<Change, 'enqueue'>, mail: Mail) {
  change.enqueue(QUEUE, { ...mail, isSecret: true })
}

const LONGEST_REASON = 300

/** What a mail server answers may be long and have many lines. */
function inOneLine(reason: string) {
  return reason
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)
}
