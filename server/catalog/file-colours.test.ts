import { expect } from 'vitest'
import { queriesOf, test } from '#test/api.ts'
import { anUpload } from '#test/builders.ts'
import { createFileColours } from './file-colours.repository.ts'

test('each file is looked up once, whether or not it has a colour', async ({ db }) => {
  await anUpload(db, { folder: 'ProjectImages', storedName: '1_one.jpg', dominantColour: '#112233' })
  await anUpload(db, { folder: 'ProjectImages', storedName: '2_other.jpg', dominantColour: '#445566' })
  const coloursOf = createFileColours(db)
  const read = async (...names: string[]) => {
    const colourOf = await coloursOf('ProjectImages', names)
    return names.map(colourOf)
  }

  expect(await read('1_one.jpg', '3_gone.jpg')).toEqual(['#112233', null])
  expect(await queriesOf(db, () => read('1_one.jpg', '3_gone.jpg'))).toEqual([])
  expect(await queriesOf(db, () => read('1_one.jpg', '2_other.jpg'))).toHaveLength(1)
  expect(await read('2_other.jpg')).toEqual(['#445566'])
  expect(await queriesOf(db, () => read())).toEqual([])
})

test('a name is a file of its own in each folder', async ({ db }) => {
  await anUpload(db, { folder: 'ProjectImages', storedName: '1_one.jpg', dominantColour: '#112233' })
  await anUpload(db, { folder: 'ProjectBannerImages', storedName: '1_one.jpg', dominantColour: '#445566' })
  const coloursOf = createFileColours(db)

  expect((await coloursOf('ProjectImages', ['1_one.jpg']))('1_one.jpg')).toBe('#112233')
  expect((await coloursOf('ProjectBannerImages', ['1_one.jpg']))('1_one.jpg')).toBe('#445566')
})
