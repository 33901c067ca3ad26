import { expect, test } from 'vitest'
import { COLOUR_FIELDS, type Colours } from '#contract/company/look.constants.ts'
import { checkColours, contrastNote } from './look-values.ts'

function notesOf(colours: Colours) {
  const check = checkColours({ palette: 'limestone', colours, type: 'schibsted', dateStyle: 'yyyy-MM-dd' })
  return COLOUR_FIELDS.map((field) => contrastNote(field, check))
}

test('every colour of a failing pair is noted as too faint, in words', () => {
  expect(notesOf({ ground: '#777777', ink: '#888888', accent: '#7a7a7a' })).toEqual([
    { text: expect.stringMatching(/^\d(\.\d)?:1 under messages, too faint$/), isTooFaint: true },
    { text: '1.2:1 with ground, too faint', isTooFaint: true },
    { text: '1:1 on ground, too faint', isTooFaint: true },
  ])
})

test('a faint accent leaves the notes of the other colours as they are', () => {
  const [ground, ink, accent] = notesOf({ ground: '#eeeae2', ink: '#101c24', accent: '#3fa39b' })
  expect([ground?.isTooFaint, ink?.isTooFaint, accent?.isTooFaint]).toEqual([false, false, true])
  expect(ground?.text).toMatch(/^[\d.]+:1 with ink$/)
  expect(accent?.text).toMatch(/^[\d.]+:1 on ground, too faint$/)
})

test('colours that are not all valid have no notes', () => {
  expect(notesOf({ ground: '#eeeae2', ink: 'blue', accent: '#77551c' })).toEqual([null, null, null])
})
