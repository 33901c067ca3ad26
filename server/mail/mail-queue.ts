import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Data } from '#server/data.ts'
import { PermanentJobError } from '#server/db/jobs.ts'
import type { Change } from '#server/db/write.ts'
import { type Mail, type Mailer, MailRefusedError } from '#server/gateways/mail.ts'
import { isClosedAddress } from './closed-address.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { createUndeliveredMailsRepository } from './undelivered-mails.repository.ts'

const QUEUE = 'mail'
const GIVEN_UP = 'mail-given-up'

/** Eight retries in about an hour, then one an hour for most of a day: long enough for a mail server to come back. */
const RETRIES = { retryLimit: 24, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 }

/**
 * A worker refreshes the job it holds twice in this time. A mail held by a process that was killed is retried once this
 * time has passed, long before the code in it expires.
 */
const HEARTBEAT_SECONDS = 20

/** A mail may carry a link or a code that opens an account: once it is sent, or given up, its job is not kept. */
const DISCRETION = { forgetsDone: true, deleteAfterSeconds: 60 }

/** Every try of a mail is over long before; only a program that was switched off for longer forgets one. */
const RETENTION_SECONDS = 7 * 86_400

/** `isSecret`: the mail carries what opens an account, so its text ends with its last try. */
type QueuedMail = Mail & { isSecret?: boolean; expiresAt?: string }

interface MailLog {
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

interface MailJobOptions extends Partial<typeof RETRIES> {
  log?: MailLog
  now?: () => Date
}

const SILENT: MailLog = { warn() {}, error() {} }

/** To be called before the jobs are started. Retries are shortened by tests alone. */
export function registerMailJobs(
  { jobs, database }: Pick<Data, 'jobs' | 'database'>,
  mailer: Mailer,
  { log = SILENT, now = () => new Date(), ...retries }: MailJobOptions = {},
) {
  const settings = {
    ...RETRIES,
    ...DISCRETION,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: RETENTION_SECONDS,
  }
  const delivery = createMailDelivery({ db: database.db, now })
  // First, because a queue can only name a dead letter queue that is there.
  jobs.register<QueuedMail>(
    GIVEN_UP,
    async ({ isSecret = false, expiresAt: _past, ...mail }, { id, givenUp }) => {
      const mailId = givenUp?.id ?? id
      const reason = inOneLine(givenUp?.reason ?? '')
      await createUndeliveredMailsRepository(database.db).create({
        jobId: mailId,
        recipient: mail.to,
        subject: mail.subject,
        reason,
        queuedAt: givenUp?.queuedAt ?? new Date(),
        mail: isSecret ? null : mail,
      })
      log.error({ mailId, reason: withoutAddresses(reason) }, 'A mail was not delivered and is no longer retried.')
    },
    settings,
  )
  jobs.register<QueuedMail>(
    QUEUE,
    async ({ isSecret: _secret, expiresAt, ...mail }, { id, lastFailure }) => {
      if (expiresAt !== undefined && new Date(expiresAt) <= now())
        throw new PermanentJobError(recordsMessages.mailExpired)
      try {
        await mailer.send(mail, id)
      } catch (error) {
        const { message } = error as Error
        if (error instanceof MailRefusedError) throw new PermanentJobError(message, { cause: error })
        const reason = inOneLine(message)
        await delivery.noteFailure(reason)
        // Once per mail and reason: an outage of a day would otherwise fill the log with retries.
        if (message !== lastFailure) {
          log.warn(
            { mailId: id, reason: withoutAddresses(reason) },
            'A mail could not be delivered; it will be retried.',
          )
        }
        throw error
      }
      await delivery.noteSuccess()
    },
    { ...settings, ...retries, deadLetter: GIVEN_UP },
  )
  return {
    /** At start: a wrong setting is noticed before the first person waits for a mail. */
    async check() {
      try {
        await mailer.verify()
      } catch (error) {
        const reason = inOneLine((error as Error).message)
        await delivery.noteFailure(reason)
        log.warn({ reason: withoutAddresses(reason) }, 'The mail server cannot be used. Mails wait and are retried.')
        return
      }
      await delivery.noteSuccess()
    },
  }
}

/** Sent once the write is committed, and never if it is not. A closed account has no mailbox. */
export function queueMail(change: Pick<Change, 'enqueue'>, mail: Mail) {
  if (!isClosedAddress(mail.to)) change.enqueue(QUEUE, mail)
}

/** For a mail with a password, a link or a code in it, which is not sent once that has expired. */
export function queueSecretMail(change: Pick<Change, 'enqueue'>, mail: Mail, expiresAt: Date) {
  change.enqueue(QUEUE, { ...mail, isSecret: true, expiresAt: expiresAt.toISOString() })
}

const LONGEST_REASON = 300

/** What a mail server answers may be long and have many lines. */
function inOneLine(reason: string) {
  return reason
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)
}

/** Mail servers like to repeat the recipient, whom the log must not name. */
function withoutAddresses(reason: string) {
  return reason.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)')
}
