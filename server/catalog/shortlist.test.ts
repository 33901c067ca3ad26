import { expect } from 'vitest'
import { shortlistRefusals } from '#contract/catalog/shortlist.messages.ts'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'

test('returns the projects in the order of the ids, each once', async ({ api, db }) => {
  const first = await aProject(db, { name: 'First' })
  const second = await aProject(db, { name: 'Second' })
  await aProject(db, { name: 'Not kept' })

  expect(await namesOf(api, [second.id, first.id])).toEqual(['Second', 'First'])
  expect(await namesOf(api, [first.id, second.id, first.id])).toEqual(['First', 'Second'])
  expect(await namesOf(api, [])).toEqual([])
})

test('leaves out hidden and unknown projects without naming them', async ({ api, db }) => {
  const shown = await aProject(db, { name: 'Shown' })
  const hidden = await aProject(db, { name: 'Hidden', isActive: false })
  const deleted = await aProject(db, { name: 'Deleted', deletedAt: new Date() })

  const answer = await post(api, [hidden.id, shown.id, deleted.id, 2_000_000_000])

  expect(answer.json().data).toMatchObject([{ id: shown.id, productName: 'Shown' }])
  expect(answer.body).not.toContain('Hidden')
  expect(answer.body).not.toContain('Deleted')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('accepts as many ids as a shortlist holds and refuses more', async ({ api }) => {
  const full = Array.from({ length: SHORTLIST_LIMIT }, (_, index) => index + 1)

  expect((await post(api, full)).statusCode).toBe(200)
  const answer = await post(api, [...full, 1])
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual(refusal(shortlistRefusals.tooMany(SHORTLIST_LIMIT)))
})

test.for([
  [['x'], wireMessages.notAnId],
  [[-1], wireMessages.notAnId],
  [[1.5], wireMessages.notAnId],
  [[2 ** 40], wireMessages.notAnId],
  [{ ids: [1] }, shortlistRefusals.unreadable],
] as const)('refuses %j', async ([body, sentence], { api }) => {
  const answer = await post(api, body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual(refusal(sentence))
})

function post(api: TestApi, body: readonly unknown[] | object) {
  return api.post('/Home/GetShortlist', body)
}

async function namesOf(api: TestApi, ids: readonly number[]) {
  const { data }: { data: { productName: string }[] } = (await post(api, ids)).json()
  return data.map(({ productName }) => productName)
}
