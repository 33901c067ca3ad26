import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company as demoCompany } from '#demo/company.ts'
import { company } from '#server/company/company.tables.ts'
import { createOutboxMailer } from '#server/gateways/mail.ts'
import { registerMailJobs } from '#server/mail/mail-queue.ts'
import { test as apiTest } from './api.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { waitFor } from './wait-for.ts'

/** A parsed mail with decoded subject and texts. */
export interface SentMail {
  to: string
  from: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The attached calendar entry; null without one. */
  calendar: string | null
}

interface Outbox {
  folder: string
  /** Waits for this many mails and returns them sorted by recipient. */
  mails(count: number): Promise<SentMail[]>
}

/** `test` with the demo company as the sender and running jobs that write mails to a folder. */
export const test = apiTest.extend<{ outbox: Outbox }>({
  outbox: [
    async ({ jobs, database, db }, use) => {
      await db.insert(company).values(demoCompany)
      const folder = join(await temporaryFolder(), 'outbox')
      registerMailJobs({ jobs, database }, createOutboxMailer({ from: 'Plinth <hello@plinth.example>', folder }))
      await jobs.start()
      await use({
        folder,
        mails: (count) =>
          waitFor(async () => {
            const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
            if (names.length !== count) throw new Error(`${names.length} mails instead of ${count}`)
            const mails = await Promise.all(
              names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))),
            )
            return mails.sort((a, b) => a.to.localeCompare(b.to))
          }),
      })
    },
    { auto: true },
  ],
})

export function parse(eml: string): SentMail {
  const [head = '', ...rest] = eml.split('\n\n')
  const headers = new Map(
    head
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  // A mail with an attachment has its texts in an inner multipart.
  const boundaries = [...eml.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => `--${boundary}`)
  const parts = boundaries.reduce((found, line) => found.flatMap((part) => part.split(line)), [rest.join('\n\n')])
  // The calendar entry is in the mail twice. Use the attached file, which has the line breaks of the entry.
  const calendar = parts.find((part) => /^\s*Content-Type: application\/ics/i.test(part))
  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    replyTo: headers.get('reply-to') ?? null,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: decodePart(parts.find((part) => part.includes('text/plain')) ?? ''),
    html: decodePart(parts.find((part) => part.includes('text/html')) ?? ''),
    calendar: calendar === undefined ? null : decodePart(calendar),
  }
}

function decodePart(part: string) {
  const [head = '', ...rest] = part.trimStart().split('\n\n')
  const body = rest.join('\n\n').trimEnd()
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? decodeQuoted(body.replaceAll('=\n', '')) : body
}

function decodeWords(header: string) {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string) {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
