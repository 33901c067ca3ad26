import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { createCompanyRepository } from '#server/company/company.repository.ts'
import type { Data } from '#server/data.ts'
import { PermanentJobError } from '#server/db/jobs.ts'
import type { Change } from '#server/db/write.ts'
import { type Mail, type Mailer, MailPostponedError, MailRefusedError } from '#server/gateways/mail.ts'
import { createMailDelivery } from './mail-delivery.ts'
import type { ComposedMail } from './mail-layout.ts'
import { createUndeliveredMailsRepository } from './undelivered-mails.repository.ts'

/** `.invalid` is reserved (RFC 2606), so no email can be delivered to it. */
const CLOSED = '@closed.invalid'

export function closedAddress(accountId: number) {
  return `closed-${accountId}${CLOSED}`
}

export function isClosedAddress(address: string) {
  return address.endsWith(CLOSED)
}

const QUEUE = 'mail'
const DEAD_LETTER_QUEUE = 'mail-given-up'

/** Retries at most an hour apart for most of a day, so that a mail server can recover. */
const RETRIES = { retryLimit: 24, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 }

/**
 * A worker refreshes its job twice in this time. An email of a killed process is retried after this time, long before
 * its code expires.
 */
const HEARTBEAT_SECONDS = 20

/** An email can contain a link or a code for an account, so its job is deleted once it is sent or no longer retried. */
const DELETE_AFTER = { deletesCompleted: true, deleteAfterSeconds: 60 }

/**
 * How long a job is kept: longer than all retries of an email. An email is lost only if the server is stopped for
 * longer.
 */
const RETENTION_SECONDS = 7 * 86_400

/**
 * `isSecret`: the email contains credentials, so its content is deleted after the last attempt. `isLast`: the
 * recipient's data was erased, so an undeliverable email is deleted completely.
 */
type QueuedMail = Mail & { isSecret?: boolean; expiresAt?: string; isLast?: boolean }

interface MailLog {
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

interface MailJobOptions extends Partial<typeof RETRIES> {
  log?: MailLog
  now?: () => Date
}

const SILENT: MailLog = { warn() {}, error() {} }

export function registerMailJobs(
  { jobs, database }: Pick<Data, 'jobs' | 'database'>,
  mailer: Mailer,
  { log = SILENT, now = () => new Date(), ...retries }: MailJobOptions = {},
) {
  const settings = {
    ...RETRIES,
    ...DELETE_AFTER,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: RETENTION_SECONDS,
  }
  const delivery = createMailDelivery({ db: database.db, now })
  // Registered first, because a queue can only refer to an existing dead letter queue.
  jobs.register<QueuedMail>(
    DEAD_LETTER_QUEUE,
    async ({ isSecret = false, expiresAt: _past, isLast = false, ...mail }, { id, failedJob }) => {
      const mailId = failedJob?.id ?? id
      const reason = inOneLine(failedJob?.reason ?? '')
      if (!isLast)
        await createUndeliveredMailsRepository(database.db).create({
          jobId: mailId,
          recipient: mail.to,
          subject: mail.subject,
          reason,
          queuedAt: failedJob?.queuedAt ?? new Date(),
          mail: isSecret ? null : mail,
        })
      log.error({ mailId, reason: withoutAddresses(reason) }, 'A mail was not delivered and is no longer retried.')
    },
    settings,
  )
  jobs.register<QueuedMail>(
    QUEUE,
    async ({ isSecret: _secret, isLast: _last, expiresAt, ...mail }, { id, lastFailure }) => {
      if (expiresAt !== undefined && new Date(expiresAt) <= now())
        throw new PermanentJobError(recordsMessages.mailExpired)
      try {
        await mailer.send(mail, id)
      } catch (error) {
        const { message } = error as Error
        if (error instanceof MailRefusedError) throw new PermanentJobError(message, { cause: error })
        const reason = inOneLine(message)
        if (!(error instanceof MailPostponedError)) await delivery.recordFailure(withoutAddresses(reason))
        // Logged only if the reason changes: otherwise an outage of a day would fill the log with retries.
        if (message !== lastFailure) {
          log.warn(
            { mailId: id, reason: withoutAddresses(reason) },
            'A mail could not be delivered; it will be retried.',
          )
        }
        throw error
      }
      await delivery.recordSuccess()
    },
    { ...settings, ...retries, deadLetter: DEAD_LETTER_QUEUE },
  )
  return {
    /** Call at startup, so that a wrong setting is reported before an email has to be sent. */
    async check() {
      try {
        await mailer.verify()
      } catch (error) {
        const reason = inOneLine((error as Error).message)
        await delivery.recordFailure(withoutAddresses(reason))
        log.warn({ reason: withoutAddresses(reason) }, 'The mail server cannot be used. Mails wait and are retried.')
        return
      }
      await delivery.recordSuccess()
    },
  }
}

/** The email is sent after the transaction commits. A closed account gets no email. */
export async function queueMail(change: Pick<Change, 'db' | 'enqueue'>, mail: Mail | ComposedMail) {
  const complete = await withSender(change, mail)
  if (complete && !isClosedAddress(complete.to)) change.enqueue(QUEUE, complete)
}

/** Queues an email to a person whose data is being erased: if it cannot be delivered, nothing of it is stored. */
export async function queueLastMail(change: Pick<Change, 'db' | 'enqueue'>, mail: ComposedMail) {
  const complete = await withSender(change, mail)
  if (complete) change.enqueue(QUEUE, { ...complete, isLast: true })
}

/** Reads the company only once for any number of emails. */
export async function queueMails(
  change: Pick<Change, 'db' | 'enqueue'>,
  mails: readonly ComposedMail[],
  options: Pick<QueuedMail, 'isSecret'> = {},
) {
  if (mails.length === 0) return
  const { company, look } = await createCompanyRepository(change.db).findWithLook()
  change.enqueue(
    QUEUE,
    mails.flatMap((mail) => {
      const complete = mail(company, look)
      return complete ? { ...complete, ...options } : []
    }),
  )
}

/** Queues an email with a password, a link or a code. It is not sent after `expiresAt`. */
export async function queueSecretMail(
  change: Pick<Change, 'db' | 'enqueue'>,
  mail: Mail | ComposedMail,
  expiresAt: Date,
) {
  const complete = await withSender(change, mail)
  if (complete) change.enqueue(QUEUE, { ...complete, isSecret: true, expiresAt: expiresAt.toISOString() })
}

/** Reads through the connection of the transaction, because the embedded engine has only one. */
async function withSender({ db }: Pick<Change, 'db'>, mail: Mail | ComposedMail) {
  if (typeof mail !== 'function') return mail
  const { company, look } = await createCompanyRepository(db).findWithLook()
  return mail(company, look)
}

const MAX_REASON_LENGTH = 300

function inOneLine(reason: string) {
  return reason
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH)
}

/**
 * Removes email addresses, because mail servers often repeat the recipient, which must neither be logged nor displayed
 * as the cause of an outage.
 */
function withoutAddresses(reason: string) {
  return reason.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)')
}
