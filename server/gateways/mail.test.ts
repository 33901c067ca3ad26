import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aMailServer } from '#test/mail-server.ts'
import { parse } from '#test/outbox.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createMailer, createSmtpMailer } from './mail.ts'

const FROM = 'Plinth <hello@plinth.example>'
const mail = {
  to: 'asha@visitor.example',
  subject: 'Your visit — Suncourt',
  html: '<p>Come at ten.</p>',
  text: 'Come at ten.',
  replyTo: 'care@plinth.example',
}

test('without a mail server each mail is one file that only its owner can read', async () => {
  const outbox = join(await temporaryFolder(), 'deep', 'outbox')
  const mailer = createMailer({ from: FROM, smtpUrl: null, outbox })

  await mailer.send(mail, 'job-1')
  await mailer.send({ ...mail, replyTo: null }, 'job-2')

  expect((await readdir(outbox)).sort()).toEqual(['job-1.eml', 'job-2.eml'])
  expect((await stat(join(outbox, 'job-1.eml'))).mode & 0o777).toBe(0o600)
  const first = parse(await readFile(join(outbox, 'job-1.eml'), 'utf8'))
  expect(first).toEqual({ ...mail, from: FROM, text: 'Come at ten.', html: '<p>Come at ten.</p>', calendar: null })
  expect(parse(await readFile(join(outbox, 'job-2.eml'), 'utf8')).replyTo).toBeNull()
})

test('a mail sent again with the same id replaces its file and has the same message id', async () => {
  const outbox = await temporaryFolder()
  const mailer = createMailer({ from: FROM, smtpUrl: null, outbox })

  await mailer.send(mail, 'job-1')
  await mailer.send(mail, 'job-1')

  expect(await readdir(outbox)).toEqual(['job-1.eml'])
  expect(await readFile(join(outbox, 'job-1.eml'), 'utf8')).toContain('Message-ID: <job-1@plinth.example>')
})

test('a mail is sent in the name of the company unless a sender is configured', async () => {
  const outbox = await temporaryFolder()
  const fromCompany = { ...mail, from: { name: 'Acme', address: 'hello@acme.example' } }

  await createMailer({ from: null, smtpUrl: null, outbox }).send(fromCompany, 'job-1')
  await createMailer({ from: FROM, smtpUrl: null, outbox }).send(fromCompany, 'job-2')

  const [own, configured] = await Promise.all(
    ['job-1.eml', 'job-2.eml'].map(async (name) => parse(await readFile(join(outbox, name), 'utf8'))),
  )
  expect(own?.from).toBe('Acme <hello@acme.example>')
  expect(configured?.from).toBe(FROM)
})

test('a line break in a subject cannot add a header', async () => {
  const outbox = await temporaryFolder()
  const subject = 'Hello\r\nBcc: everybody@visitor.example'

  await createMailer({ from: FROM, smtpUrl: null, outbox }).send({ ...mail, subject }, 'job-1')

  expect(await readFile(join(outbox, 'job-1.eml'), 'utf8')).not.toMatch(/^bcc:/im)
})

test('with a mail server the mail is sent by SMTP', async () => {
  const server = await aMailServer()
  await createSmtpMailer({ from: FROM, url: server.url }).send(mail, 'job-1')

  expect(server.received).toContain('MAIL FROM:<hello@plinth.example>')
  expect(server.received).toContain('RCPT TO:<asha@visitor.example>')
  expect(server.received).toContain('Message-ID: <job-1@plinth.example>')
  expect(server.received).toContain('Reply-To: care@plinth.example')
})

test.each([
  ['550 5.1.1 no such user', 'MailRefusedError'],
  ['553 mailbox name not allowed', 'MailRefusedError'],
  ['550 5.7.1 relaying denied', 'Error'],
  ['450 mailbox busy', 'MailPostponedError'],
  ['450 4.1.2 domain not found', 'MailPostponedError'],
  ['452 4.2.2 mailbox full', 'MailPostponedError'],
  ['451 4.7.1 greylisted', 'MailPostponedError'],
  ['450 4.3.2 overloaded', 'Error'],
  ['451 temporary local problem', 'Error'],
  ['452 insufficient storage', 'Error'],
  ['452 4.3.1 insufficient storage', 'Error'],
  ['454 4.7.1 relaying denied', 'Error'],
  ['421 4.7.0 too many connections', 'Error'],
])('the reply %j to a recipient fails the mail with %s', async (answerToRecipient, expected) => {
  const server = await aMailServer({ answerToRecipient })
  const failure = await createSmtpMailer({ from: FROM, url: server.url })
    .send(mail)
    .catch((error: unknown) => error)

  expect(failure).toMatchObject({ name: expected, message: expect.stringContaining(answerToRecipient) })
})

test('verify succeeds with a mail server that responds and fails without one', async () => {
  const server = await aMailServer()
  const mailer = createSmtpMailer({ from: FROM, url: server.url })

  await mailer.verify()
  await server.close()
  await expect(mailer.verify()).rejects.toThrow('ECONNREFUSED')
})
