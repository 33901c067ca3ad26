import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { nextSending } from '#server/daily-mails.ts'
import type { Db } from '#server/db/connection.ts'
import { createWriter } from '#server/db/write.ts'
import { hashOfToken } from '#server/tokens.ts'
import { aProgressUpdate, aProject, aSubscriber } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { createFollowerMailsService } from './follower-mails.service.ts'
import { mailedProgressUpdates, subscriberTopics, subscriptionLinks } from './subscribers.tables.ts'

const site = { publicUrl: 'https://www.plinth.example' }
const NOW = new Date('2026-11-18T04:30:00Z')
const YESTERDAY = new Date('2026-11-17T06:00:00Z')

const update = {
  date: '2026-11-17',
  stage: 'Structure',
  floor: 9,
  floors: 12,
  percent: 75,
  createdAt: YESTERDAY,
} as const

test('each confirmed follower gets one mail with all updates of the project', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', routingName: 'suncourt' })
  await follow(db, projectId, 'asha@visitor.example')
  await follow(db, projectId, 'ravi@visitor.example')
  await aProgressUpdate(db, { projectId, ...update, tower: 'Sun 5', text: 'The ninth slab is cast' })
  await aProgressUpdate(db, { projectId, ...update, tower: 'Sun 6', stage: 'Finishing', floor: null, floors: null })

  await createFollowerMailsService({ db, write, site }).send(NOW)

  const mails = await outbox.mails(2)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@visitor.example', 'Suncourt: 2 progress updates'],
    ['ravi@visitor.example', 'Suncourt: 2 progress updates'],
  ])
  expect(mails[0]?.text).toContain('17 Nov 2026, Sun 5: Structure, floor 9 of 12. The ninth slab is cast')
  expect(mails[0]?.text).toContain('17 Nov 2026, Sun 6: Finishing, 75%')
  expect(mails[0]?.text).toContain('/suncourt#progress')
  expect(await db.$count(mailedProgressUpdates)).toBe(2)
})

test('the mail can be unsubscribed from with one click and by a visible link', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db)
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update })

  await createFollowerMailsService({ db, write, site }).send(NOW)

  const [mail] = await outbox.mails(1)
  const [, token = ''] = /\/subscription\/([\w-]{43})\?topic=1/.exec(mail?.text ?? '') ?? []
  const url = `https://www.plinth.example/subscription/${token}?topic=1`
  expect(mail?.html).toContain(`href="${url}"`)
  const [name = ''] = await readdir(outbox.folder)
  const head = (await readFile(join(outbox.folder, name), 'utf8')).split('\n\n')[0]?.replaceAll(/\n[ \t]+/g, ' ')
  expect(head).toContain(`List-Unsubscribe: <${url}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await db.select({ hash: subscriptionLinks.tokenHash }).from(subscriptionLinks)).toEqual([
    { hash: hashOfToken(token) },
  ])
})

test('no mail is sent twice, even for an update that was corrected', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db)
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update })
  const mails = createFollowerMailsService({ db, write, site })

  await Promise.all([mails.send(NOW), mails.send(NOW)])
  await outbox.mails(1)
  await db.execute("update progress_updates set text = 'Corrected', version = 2, updated_at = now()")
  await mails.send(new Date('2026-11-19T04:30:00Z'))

  expect(await outbox.mails(1)).toHaveLength(1)
})

test('when the mails cannot be queued, no update is marked as mailed, and the next run sends them', async ({
  data,
  db,
  write,
  outbox,
}) => {
  const { id: projectId } = await aProject(db)
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update })
  const jobs = {
    enqueueIn: async () => {
      throw new Error('the queue is away')
    },
  }
  const broken = createWriter(data.database, { ...data, jobs })

  await expect(createFollowerMailsService({ db, write: broken, site }).send(NOW)).rejects.toThrow('away')
  expect([await db.$count(mailedProgressUpdates), await db.$count(subscriptionLinks)]).toEqual([0, 0])

  await createFollowerMailsService({ db, write, site }).send(NOW)
  expect(await outbox.mails(1)).toHaveLength(1)
})

test('an update is mailed on the day after it was entered', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db)
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update, createdAt: new Date('2026-11-17T18:30:00Z') })
  const mails = createFollowerMailsService({ db, write, site })

  await mails.send(NOW)
  expect(await outbox.mails(0)).toEqual([])
  await mails.send(new Date('2026-11-19T04:30:00Z'))
  expect(await outbox.mails(1)).toHaveLength(1)
})

test('an update with a date long ago is never mailed', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db)
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update, date: '2026-10-03' })
  await aProgressUpdate(db, { projectId, ...update, date: '2026-10-04', text: 'Just recent enough' })

  await createFollowerMailsService({ db, write, site }).send(NOW)

  const [mail] = await outbox.mails(1)
  expect(mail?.subject).toContain('a progress update')
  expect(mail?.text).toContain('Just recent enough')
  expect(await db.$count(mailedProgressUpdates)).toBe(2)
})

test('waiting and unsubscribed addresses and followers of other topics get no mail', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db, { city: 'Noida' })
  const { id: otherId } = await aProject(db)
  await follow(db, projectId, 'waiting@visitor.example', { confirmedAt: null })
  await follow(db, projectId, 'left@visitor.example', {}, { isSubscribed: false })
  await follow(db, otherId, 'elsewhere@visitor.example')
  await follow(db, null, 'all-news@visitor.example')
  await follow(db, null, 'city@visitor.example', { city: 'Noida' })
  await aProgressUpdate(db, { projectId, ...update })

  await createFollowerMailsService({ db, write, site }).send(NOW)

  expect(await outbox.mails(0)).toEqual([])
  expect(await db.$count(mailedProgressUpdates)).toBe(1)
})

test('updates of a hidden project wait until it is shown; deleted ones are not mailed', async ({
  db,
  write,
  outbox,
}) => {
  const { id: projectId } = await aProject(db, { isActive: false })
  await follow(db, projectId, 'asha@visitor.example')
  await aProgressUpdate(db, { projectId, ...update })
  await aProgressUpdate(db, { projectId, ...update, text: 'Deleted', deletedAt: NOW })
  const mails = createFollowerMailsService({ db, write, site })

  await mails.send(NOW)
  expect(await outbox.mails(0)).toEqual([])
  await db.execute('update projects set is_active = true')
  await mails.send(NOW)

  const [mail] = await outbox.mails(1)
  expect(mail?.text).not.toContain('Deleted')
})

test('each of many followers gets one mail', async ({ db, write, outbox }) => {
  const { id: projectId } = await aProject(db)
  for (let nth = 0; nth < 40; nth += 1) await follow(db, projectId, `reader-${nth}@visitor.example`)
  await aProgressUpdate(db, { projectId, ...update })

  await createFollowerMailsService({ db, write, site }).send(NOW)

  expect(new Set((await outbox.mails(40)).map(({ to }) => to)).size).toBe(40)
})

test.for([
  ['2026-11-17T04:29:59Z', '2026-11-17T04:30:00.000Z'],
  ['2026-11-17T04:30:00Z', '2026-11-18T04:30:00.000Z'],
  ['2026-11-17T19:00:00Z', '2026-11-18T04:30:00.000Z'],
] as const)('after %s the next sending is %s, 10:00 in India', ([now, next]) => {
  expect(nextSending(new Date(now)).toISOString()).toBe(next)
})

async function follow(
  db: Db,
  projectId: number | null,
  email: string,
  topic: Partial<typeof subscriberTopics.$inferInsert> = {},
  subscriber: { isSubscribed?: boolean } = {},
) {
  const { id: subscriberId } = await aSubscriber(db, { email, ...subscriber })
  await db.insert(subscriberTopics).values({ subscriberId, projectId, confirmedAt: new Date(), ...topic })
}
