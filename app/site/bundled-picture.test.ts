import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type BundledPictureName, bundledSrc, bundledSrcSet, FOLDER, PICTURES } from './bundled-picture.tsx'
import { nameByContent, picturesFolder } from './pictures-folder.ts'

test('a changed picture has a new address, because browsers cache it for a year', () => {
  const folder = picturesFolder()

  expect(basename(folder)).toBe(nameByContent(folder))
  expect(FOLDER).toBe(`/assets/${basename(folder)}`)
})

test('every address that a page uses has its picture, and every picture is used', () => {
  const addresses = (Object.keys(PICTURES) as BundledPictureName[]).flatMap((name) => [
    ...bundledSrcSet(name)
      .split(', ')
      .map((entry) => entry.split(' ')[0]),
    bundledSrc(name),
  ])

  expect(addresses.toSorted()).toEqual(
    readdirSync(picturesFolder())
      .map((file) => `${FOLDER}/${file}`)
      .sort(),
  )
})
