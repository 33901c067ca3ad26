import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Where an answer goes when not to the sender. */
  replyTo: string | null
}

export interface Mailer {
  /** The same id given again means the same mail, so that a second try can be told from a second mail. */
  send(mail: Mail, id?: string): Promise<void>
  /** Fails with the reason when no mail can be sent now. */
  verify(): Promise<void>
}

/** The mail server refused this one mail for good: a wrong address, a closed mailbox. Sending it again is pointless. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

interface MailSettings {
  from: string
  smtpUrl: string | null
  outbox: string
}

/** A mail server where one is configured; otherwise each mail is a file. */
export function createMailer({ from, smtpUrl, outbox }: MailSettings): Mailer {
  return smtpUrl === null ? createOutboxMailer({ from, folder: outbox }) : createSmtpMailer({ from, url: smtpUrl })
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

interface SmtpSettings {
  from: string
  url: string
  timeouts?: typeof TIMEOUTS
}

export function createSmtpMailer({ from, url, timeouts = TIMEOUTS }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    // A mail server that hangs must not hold a worker for the ten minutes that are the default.
    ...timeouts,
    ...CLOSED_CONTENT,
  })
  return {
    async send(mail, id = randomUUID()) {
      try {
        await transport.sendMail(envelope(mail, { from, id }))
      } catch (error) {
        throw isRefusedForGood(error) ? new MailRefusedError(error.message, { cause: error }) : error
      }
    },
    async verify() {
      await transport.verify()
    },
  }
}

/**
 * A 5xx answer to the recipient or to the message. Policy refusals (5.7.x) are about the sender or its configuration,
 * which the operator can repair, so they count as temporary.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { responseCode = 0, command, response = '' } = error as Partial<Record<string, unknown>> & Error
  const isPermanent =
    typeof responseCode === 'number' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(String(response))
  return isPermanent && (command === 'RCPT TO' || command === 'DATA')
}

/** Writes each mail as one .eml file, whole or not at all; only the owner of the process can read it. */
export function createOutboxMailer({ from, folder }: { from: string; folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...CLOSED_CONTENT })
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

/** No text of a mail can make the mailer read a file or fetch an address. */
const CLOSED_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const

function envelope({ to, replyTo, ...words }: Mail, { from, id }: { from: string; id: string }) {
  return {
    ...words,
    from,
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${domainOf(from)}>`,
    // Asks mailboxes not to answer with an absence note.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

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
  // The mode above is cut by the process's mask, never widened; an old leftover of the same name may be wider.
  await chmod(path, 0o600)
}
