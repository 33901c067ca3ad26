import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('without a mail server each mail is one file that only its owner reads', async () => {
  const outbox = join(await temporaryFolder(), 'deep', 'outbox')
  const mailer = createMailer({ from: FROM, smtpUrl: null, outbox })

  await mailer.send(mail, 'job-1')
  await mailer.send({ ...mail, replyTo: null }, 'job-2')

  expect((await readdir(outbox)).sort()).toEqual(['job-1.eml', 'job-2.eml'])
  expect((await stat(join(outbox, 'job-1.eml'))).mode & 0o777).toBe(0o600)
  const first = parse(await readFile(join(outbox, 'job-1.eml'), 'utf8'))
  expect(first).toEqual({ ...mail, from: FROM, text: 'Come at ten.', html: '<p>Come at ten.</p>' })
  expect(parse(await readFile(join(outbox, 'job-2.eml'), 'utf8')).replyTo).toBeNull()
})

test('a mail sent again under the same id replaces itself and names the same message', async () => {
  const outbox = await temporaryFolder()
  const mailer = createMailer({ from: FROM, smtpUrl: null, outbox })

  await mailer.send(mail, 'job-1')
  await mailer.send(mail, 'job-1')

  expect(await readdir(outbox)).toEqual(['job-1.eml'])
  expect(await readFile(join(outbox, 'job-1.eml'), 'utf8')).toContain('Message-ID: <job-1@plinth.example>')
})

test('no line break in a subject begins another header', async () => {
  const outbox = await temporaryFolder()
  const subject = 'Hello\r\nBcc: everybody@visitor.example'

  await createMailer({ from: FROM, smtpUrl: null, outbox }).send({ ...mail, subject }, 'job-1')

  expect(await readFile(join(outbox, 'job-1.eml'), 'utf8')).not.toMatch(/^bcc:/im)
})

test('with a mail server the mail is handed to it', async () => {
  const server = await aMailServer()
  await createSmtpMailer({ from: FROM, url: server.url }).send(mail, 'job-1')

  expect(server.said).toContain('MAIL FROM:<hello@plinth.example>')
  expect(server.said).toContain('RCPT TO:<asha@visitor.example>')
  expect(server.said).toContain('Message-ID: <job-1@plinth.example>')
  expect(server.said).toContain('Reply-To: care@plinth.example')
})

test('a mail server that refuses makes the sending fail, so that it is tried again', async () => {
  const server = await aMailServer({ answerToRecipient: '451 try again later' })

  await expect(createSmtpMailer({ from: FROM, url: server.url }).send(mail)).rejects.toThrow('451')
})

async function aMailServer({ answerToRecipient = '250 ok' } = {}) {
  const said: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        said.push(line)
        if (isData && line !== '.') continue
        if (line === 'QUIT') return socket.end('221 bye\r\n')
        isData = line === 'DATA'
        socket.write(
          line === 'DATA' ? '354 go on\r\n' : line.startsWith('RCPT') ? `${answerToRecipient}\r\n` : '250 ok\r\n',
        )
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`, said }
}
