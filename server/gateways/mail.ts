import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  /**
   * The company as the sender; a configured sender replaces it. Missing in emails that were queued before the company
   * record existed.
   */
  from?: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  /** Null if replies go to the sender. */
  replyTo: string | null
  /** The URL at which one POST unsubscribes from these emails (RFC 8058). */
  unsubscribeUrl?: string
  /** A calendar entry (RFC 5545), which email clients add, replace or remove according to its method. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

export interface Mailer {
  /** Emails with the same id get the same Message-ID, so that a duplicate caused by a retry can be recognized. */
  send(mail: Mail, id?: string): Promise<void>
  /** Throws the reason if no email can be sent now. */
  verify(): Promise<void>
}

/**
 * The mail server permanently refused this email, for example because of a wrong email address. Retrying is pointless.
 */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** The mail server refused this email for now, for example because of a full mailbox. It still accepts others. */
export class MailPostponedError extends Error {
  override readonly name = 'MailPostponedError'
}

interface MailSettings {
  /** Replaces the sender of every email. If null, the company is the sender. */
  from: string | null
  smtpUrl: string | null
  outbox: string
}

export function createMailer({ from, smtpUrl, outbox }: MailSettings): Mailer {
  return smtpUrl === null ? createOutboxMailer({ from, folder: outbox }) : createSmtpMailer({ from, url: smtpUrl })
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

interface SmtpSettings {
  from: string | null
  url: string
  timeouts?: typeof TIMEOUTS
}

export function createSmtpMailer({ from, url, timeouts = TIMEOUTS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    // A mail server that hangs must not block a worker for the default of ten minutes.
    ...timeouts,
    ...NO_EXTERNAL_CONTENT,
  })
  return {
    async send(mail, id = randomUUID()) {
      try {
        await transport.sendMail(envelope(mail, { from, id }))
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
    async verify() {
      await transport.verify()
    },
  }
}

/**
 * Returns the refusal of the recipient or the message. Null for any other failure. Policy refusals (5.7.x) concern the
 * sender or its configuration, which the operator can fix, so they count as failures of the server.
 */
function refusalOf(error: unknown) {
  if (!(error instanceof Error)) return null
  const { responseCode, command, response } = error as Partial<Record<string, unknown>> & Error
  if (typeof responseCode !== 'number' || (command !== 'RCPT TO' && command !== 'DATA')) return null
  const isPermanent = responseCode >= 500
  const reply = String(response)
  if (isPermanent ? IS_POLICY.test(reply) : !IS_OF_RECIPIENT.test(reply)) return null
  const Refusal = isPermanent ? MailRefusedError : MailPostponedError
  return new Refusal(error.message, { cause: error })
}

const IS_POLICY = /^\d{3}[ -]5\.7\./

/**
 * Temporary refusals of one recipient: its email address (4.1.x), its mailbox (4.2.x, or 450 without an enhanced code)
 * and greylisting (4.7.x). All others, such as 421 or 451 without an enhanced code, count as failures of the server.
 */
const IS_OF_RECIPIENT = /^(45[0-2][ -]4\.[127]\.|450[ -](?!4\.\d))/

/** Writes each email atomically as an .eml file that only the owner of the process can read. */
export function createOutboxMailer({ from, folder }: { from: string | null; folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...NO_EXTERNAL_CONTENT })
  return {
    async send(mail, id = randomUUID()) {
      const { message } = await transport.sendMail(envelope(mail, { from, id }))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = join(folder, `.${id}.part`)
      try {
        await writeWhole(temporary, message as Buffer)
        await rename(temporary, join(folder, `${id}.eml`))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
  }
}

/** Prevents the content of an email from making the mailer read a file or fetch a URL. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const

function envelope(
  { to, replyTo, from: company, unsubscribeUrl, calendar, ...words }: Mail,
  { from, id }: { from: string | null; id: string },
) {
  const sender = from ?? company ?? UNKNOWN_SENDER
  return {
    ...words,
    from: sender,
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    messageId: `<${id}@${domainOf(typeof sender === 'string' ? sender : sender.address)}>`,
    // Auto-Submitted suppresses automatic replies, such as out-of-office messages.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

const UNKNOWN_SENDER = 'no-reply@localhost'

function domainOf(sender: string) {
  return /@([^>\s]+)/.exec(sender)?.[1] ?? 'localhost'
}

async function writeWhole(path: string, content: Buffer) {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  // The mode above only applies to a new file; an existing one may be readable by others.
  await chmod(path, 0o600)
}
