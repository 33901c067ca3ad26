import { expect, test } from 'vitest'
import { companyMessages } from '#contract/content/company.messages.ts'
import { statParts } from './stats-section.tsx'

test('separates the figure of each statement from the text around it', () => {
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

test.each(Object.values(companyMessages.stats))('%s: the joined parts are the same sentence', (sentence) => {
  const { before, figure, unit, after } = statParts(sentence)
  expect([before, figure, unit, after].filter(Boolean).join(' ')).toBe(sentence)
})

test('returns a sentence without a figure unchanged', () => {
  expect(statParts('many awards')).toEqual({ before: '', figure: '', unit: '', after: 'many awards' })
})
