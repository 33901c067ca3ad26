import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type BundledPictureName, bundledSrc, bundledSrcSet, FOLDER, PICTURES } from './bundled-picture.tsx'
import { nameByContent, picturesFolder } from './pictures-folder.ts'

test('the folder name contains the hash of the pictures, because browsers cache them for a year', () => {
  const folder = picturesFolder()

  expect(basename(folder)).toBe(nameByContent(folder))
  expect(FOLDER).toBe(`/assets/${basename(folder)}`)
})

test('every address in src and srcset has a file, and every file has such an address', () => {
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
