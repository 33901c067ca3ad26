import { expect, test } from 'vitest'
import { companyMessages } from '#contract/content/company.messages.ts'
import { statParts } from './stat-parts.ts'

test('the figure of each statement stands out and the words around it stay', () => {
  expect(statParts(companyMessages.stats.delivered)).toEqual({
    before: 'over',
    figure: '2',
    unit: 'crore sq.ft',
    after: 'delivered',
  })
  expect(statParts(companyMessages.stats.ongoing)).toEqual({
    before: '',
    figure: '22+',
    unit: '',
    after: 'ongoing residential and commercial projects',
  })
  expect(statParts(companyMessages.stats.experience)).toMatchObject({
    figure: '28',
    after: 'years of trust and experience',
  })
  expect(statParts(companyMessages.stats.awards)).toMatchObject({ figure: '50+', after: 'awards and achievements' })
})

test.each(Object.values(companyMessages.stats))('%s: put together again it is the same sentence', (sentence) => {
  const { before, figure, unit, after } = statParts(sentence)
  expect([before, figure, unit, after].filter(Boolean).join(' ')).toBe(sentence)
})

test('a sentence without a figure stays whole', () => {
  expect(statParts('many awards')).toEqual({ before: '', figure: '', unit: '', after: 'many awards' })
})
