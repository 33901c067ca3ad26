import { expect, test } from 'vitest'
import { galleryGroups } from './load-project.ts'
import { highlights } from './project-gallery.tsx'

const image = (id: number, imageCategoryId: number, imageCategoryName = `Category ${imageCategoryId}`) => ({
  id,
  imageCategoryId,
  imageCategoryName,
  image: `${id}.jpg`,
})
const EXTERIOR = { id: 1, name: 'Exterior', image: '1.jpg' }
const INTERIOR = { id: 2, name: 'Interior', image: '2.jpg' }

test('groups images by category in category order and leaves out empty categories', () => {
  const groups = galleryGroups([image(5, 2), image(6, 1), image(7, 2)], [EXTERIOR, INTERIOR, { ...EXTERIOR, id: 3 }])
  expect(groups.map(({ name, images }) => [name, images.map(({ id }) => id)])).toEqual([
    ['Exterior', [6]],
    ['Interior', [5, 7]],
  ])
})

test('keeps an image whose category is not listed', () => {
  expect(galleryGroups([image(5, 9, 'Drone')], [EXTERIOR])[0]?.name).toBe('Drone')
})

test('takes highlights round-robin from the categories and stops at five', () => {
  const images = [image(1, 1), image(2, 1), image(3, 1), image(4, 2), image(5, 3), image(6, 3)]
  const groups = galleryGroups(images, [])
  expect(highlights(groups).map(({ id }) => id)).toEqual([1, 4, 5, 2, 6])
  expect(highlights([])).toEqual([])
})
