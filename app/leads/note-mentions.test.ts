import { expect, test } from 'vitest'
import { mentionedIn, offeredFor, partsOf, typedMention } from './note-mentions.ts'

const colleagues = ['Asha', 'Asha Rao', 'Farah Khan'].map((name, id) => ({ id, name }))
const named = (text: string) => mentionedIn(text, colleagues).map(({ name }) => name)

test('typedMention returns the text between an @ at the start of a word and the cursor', () => {
  expect(typedMention('@', 1)).toBe('')
  expect(typedMention('Please ask @Far', 15)).toBe('Far')
  expect(typedMention('Please ask @Far about it', 15)).toBe('Far')
  expect(typedMention('Please ask', 10)).toBeNull()
  expect(typedMention('ravi@mail', 9)).toBeNull()
  expect(typedMention('@Far\nNext', 9)).toBeNull()
})

test('offers the colleagues whose name begins with the typed text, ignoring case', () => {
  expect(offeredFor('', colleagues)).toHaveLength(3)
  expect(offeredFor('asha r', colleagues)).toEqual([{ id: 1, name: 'Asha Rao' }])
  expect(offeredFor('Farah Khan', colleagues)).toEqual([])
  expect(offeredFor('Farah Khan please', colleagues)).toEqual([])
  expect(offeredFor(null, colleagues)).toEqual([])
})

test('a text mentions only colleagues whose whole name follows an @', () => {
  expect(named('@Asha Rao, and @Farah Khan.')).toEqual(['Asha Rao', 'Farah Khan'])
  expect(named('@Asha please')).toEqual(['Asha'])
  expect(named('@Ashana, Farah Khan')).toEqual([])
})

test('splits a text at each @ that is followed by a name', () => {
  expect(partsOf('Ask @Asha Rao today', ['Asha', 'Asha Rao'])).toEqual(['Ask ', '@Asha Rao', ' today'])
  expect(partsOf('@Dr. (New)', ['Dr. (New)'])).toEqual(['@Dr. (New)'])
  expect(partsOf('No name', [])).toEqual(['No name'])
})
