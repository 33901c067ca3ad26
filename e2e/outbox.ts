import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The newest code mailed to an address, except those already known. */
export function codeFor(email: string, known: readonly string[] = []) {
  return inMails(email, /Code\W+(\d{4})\b/g, known)
}

/** The newest password reset link mailed to an address, without the origin. */
export function resetLinkFor(email: string) {
  return inMails(email, /(\/resetpassword\?token=[\w-]+)/g, [])
}

/** The newest link for undoing a change mailed to an address, without the origin. */
export function undoLinkFor(email: string) {
  return inMails(email, /(\/undo\?token=[\w-]+)/g, [])
}

/** The newest link to a subscription mailed to an address, without the origin. */
export function subscriptionLinkFor(email: string) {
  return inMails(email, /(\/subscription\/[\w-]+)/g, [])
}

/** The newest link to a visit mailed to an address, without the origin. */
export function visitLinkFor(email: string) {
  return inMails(email, /(\/visit\/[\w-]{43})/g, [])
}

/** The newest link to a person's data mailed to an address, without the origin. */
export function dataLinkFor(email: string) {
  return inMails(email, /(\/your-data\/[\w-]+)/g, [])
}

/** The newest link to a brochure mailed to an address, without the origin. */
export function brochureLinkFor(email: string) {
  return inMails(email, /(\/brochures\/sent\/[\w-]+)/g, [])
}

/** The newest temporary password mailed to an address, except those already known. */
export function passwordFor(email: string, known: readonly string[] = []) {
  return inMails(email, /^Password: (\S+)/gm, known)
}

/** The newest match that is not known. Waits for it, because a job sends mails shortly after the call. */
async function inMails(email: string, pattern: RegExp, known: readonly string[]): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const texts = await mailsTo(email)
    const all = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, match]) => match ?? ''))
    found = all.find((match) => !known.includes(match))
    expect(found, `a mail to ${email}`).toBeDefined()
  }).toPass({ timeout: 10_000, intervals: [100] })
  return found ?? ''
}

/** The decoded mails to an address, newest first. */
async function mailsTo(email: string) {
  // Each site has its own outbox; an address gets mail from only one of them.
  const folder = process.env.E2E_DATA_DIR ?? ''
  const names = globSync('*/outbox/*.eml', { cwd: folder }).map((name) => join(folder, name))
  const files = await Promise.all(
    names.map(async (name) => ({ text: await readFile(name, 'utf8'), at: (await stat(name)).mtimeMs })),
  )
  return files
    .toSorted((one, other) => other.at - one.at)
    .map(({ text }) => text)
    .filter((text) => new RegExp(`^to: .*${email}`, 'im').test(text))
    .map(readable)
}

/** Decodes quoted-printable text, which folds long lines and escapes non-ASCII characters. */
function readable(mail: string) {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
