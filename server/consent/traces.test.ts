import { expect, test } from 'vitest'
import { type Trace, traceOfEmail, traceOfNumber } from './traces.ts'

const isIn = ({ part, pattern }: Trace, text: string) => text.includes(part) && new RegExp(pattern).test(text)

test('an address is found as a whole, not as part of a longer one', () => {
  const trace = traceOfEmail('A@b.in')
  for (const text of ['a@b.in', '<a@b.in>', 'mailto:a@b.in?', 'to a@b.in. bye', JSON.stringify('from:\na@b.in\n')])
    expect([text, isIn(trace, text)]).toEqual([text, true])
  for (const text of ['aa@b.in', 'c.a@b.in', 'c+a@b.in', 'a@b.info', 'a@b.in.example', 'a@b.in-c.example', 'a@bxin'])
    expect([text, isIn(trace, text)]).toEqual([text, false])
})

test('a number is found with and without its own dial code, not in a longer number or with another code', () => {
  const trace = traceOfNumber('98100 12345', '+919810012345')
  for (const text of ['98100 12345', '098100 12345', '+91 98100 12345', '+91-98100 12345', '9198100 12345.'])
    expect([text, isIn(trace, text)]).toEqual([text, true])
  for (const text of ['98100 123456', '598100 12345', '+1 98100 12345', '+198100 12345', '+44-98100 12345'])
    expect([text, isIn(trace, text)]).toEqual([text, false])

  expect(isIn(traceOfNumber('98100 12345 Mother', '+919810012345'), 'call 98100 12345 mother')).toBe(true)
  expect(isIn(traceOfNumber('+919810012345', '+919810012345'), '"+919810012345"')).toBe(true)
  expect(isIn(traceOfNumber('+919810012345', '+919810012345'), '+9198100123456')).toBe(false)
})
