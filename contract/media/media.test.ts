import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listMediaGroups, saveMediaItem } from './media.endpoints.ts'
import { mediaMessages } from './media.messages.ts'

test('a media item needs a title and a description, and only the day of a date is stored', () => {
  const saved = { EventName: 'Opening', EventDescription: 'All came.' }

  expect(z.decode(saveMediaItem.body, { ...saved, EventDate: '2026-02-28T18:30:00.000Z', CategoryiD: '3' })).toEqual({
    id: 0,
    name: 'Opening',
    description: 'All came.',
    image: null,
    link: null,
    categoryId: 3,
    date: '2026-02-28',
    projectId: null,
    projectCity: null,
  })
  for (const fault of [
    { EventName: ' ' },
    { EventDescription: null },
    { CategoryiD: 4 },
    { EventDate: '2026-02-30' },
    { EventLink: 'javascript:alert(1)' },
  ]) {
    expect(z.safeDecode(saveMediaItem.body, { ...saved, ...fault }).success, JSON.stringify(fault)).toBe(false)
  }
})

test('a media item must have a date in 1900 or later', () => {
  const savedOn = (day: string) =>
    z.safeDecode(saveMediaItem.body, { EventName: 'Opening', EventDescription: 'All came.', EventDate: day })

  expect(savedOn('1900-01-01').success).toBe(true)
  for (const day of ['1899-12-31', '0001-01-01']) {
    expect(savedOn(day).error?.issues.map(({ message }) => message)).toEqual([mediaMessages.dateTooEarly])
  }
})

test('the wire format names the items of a media group `events`', () => {
  const group = { categoryId: 1, year: 2026, items: [] }

  expect(z.encode(listMediaGroups.answer.data, [group])).toEqual([{ categoryId: 1, year: 2026, events: [] }])
})
