import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { createOutboxMailer } from '#server/gateways/mail.ts'
import { subscribers, subscriberTopics, subscriptionLinks } from '#server/newsletter/subscribers.tables.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { fromDemoCompany } from '#test/composed-mail.ts'
import { parse } from '#test/outbox.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { progressMail } from './follower.mails.ts'
import { MAIL_REASONS, type UnaskedMail } from './mail-reasons.fixture.ts'

const site = { publicUrl: 'https://www.plinth.example' }
const FOLDER = import.meta.dirname

/** Exported functions in the mail modules that do not compose a mail. */
const OTHER_FUNCTIONS = ['entryOf']

const update = {
  stage: 'Structure' as const,
  floor: 3,
  floors: 12,
  percent: 40,
  date: '2026-11-07',
  tower: null,
  text: null,
}

/** One mail of each kind that was not requested, to the subscriber with this token. */
const EXAMPLES: Record<UnaskedMail, (token: string, topicId: number) => ReturnType<typeof progressMail>> = {
  progressMail: (token, topicId) => {
    const project = { name: 'Suncourt', categoryName: 'Residential', routingName: 'suncourt' }
    return progressMail({ to: 'asha@visitor.example', token, topicId, project, updates: [update] }, site)
  },
}

test('every mail is listed with its reason', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.mails.ts'))
  const modules = await Promise.all(files.map((name) => import(join(FOLDER, name))))
  const functions = modules.flatMap((module: Record<string, unknown>) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  )

  expect(functions.toSorted()).toEqual([...Object.keys(MAIL_REASONS), ...OTHER_FUNCTIONS].toSorted())
})

test.for(Object.entries(EXAMPLES))(
  'one click in %s or in the mail client unsubscribes from it without a sign-in',
  async ([, mailOf], { api, db }) => {
    const project = await aProject(db, { name: 'Suncourt' })
    const [subscriber] = await db
      .insert(subscribers)
      .values({ email: 'asha@visitor.example', confirmedAt: new Date() })
      .returning()
    const subscriberId = subscriber?.id ?? 0
    const [topic] = await db
      .insert(subscriberTopics)
      .values({ subscriberId, projectId: project.id, confirmedAt: new Date() })
      .returning()
    const token = newToken()
    const expiresAt = new Date(Date.now() + 60_000)
    await db.insert(subscriptionLinks).values({ tokenHash: hashOfToken(token), subscriberId, expiresAt })
    const folder = await temporaryFolder()
    const mail = fromDemoCompany(mailOf)(token, topic?.id ?? 0)
    await createOutboxMailer({ from: null, folder }).send(mail, 'mail')

    const eml = await readFile(join(folder, 'mail.eml'), 'utf8')
    const head = (eml.split('\n\n')[0] ?? '').replaceAll(/\n[ \t]+/g, ' ')
    const url = /^List-Unsubscribe: <(.+)>$/m.exec(head)?.[1] ?? ''
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(url).toBe(`${site.publicUrl}/subscription/${token}?topic=${topic?.id}`)
    const { html, text } = parse(eml)
    expect(html).toContain(`<a href="${url}"`)
    expect(html).toContain(`>${topicsMessages.unsubscribe}</a>`)
    expect(text).toContain(`${topicsMessages.unsubscribe}: ${url}`)

    // The call that the page behind the link makes. e2e/follow-a-project.test.ts posts to the page like a mail client.
    const left = await api.post('/NewsandEvents/LeaveTopics', { token, topicId: topic?.id })
    expect(left.statusCode).toBe(200)
    expect(await db.$count(subscriberTopics, sql`${subscriberTopics.subscriberId} = ${subscriberId}`)).toBe(0)
  },
)
