import { expect, test } from 'vitest'
import { galleryGroups } from './load-project.ts'
import { highlights } from './project-gallery.tsx'

const image = (id: number, imageCategoryId: number, imageCategoryName = `Category ${imageCategoryId}`) => ({
  id,
  imageCategoryId,
  imageCategoryName,
  image: `${id}.jpg`,
})

test('groups images by category and keeps their order', () => {
  const groups = galleryGroups([image(6, 1), image(5, 2, 'Drone'), image(7, 2, 'Drone')])
  expect(groups.map(({ name, images }) => [name, images.map(({ id }) => id)])).toEqual([
    ['Category 1', [6]],
    ['Drone', [5, 7]],
  ])
})

test('takes highlights round-robin from the categories and stops at five', () => {
  const images = [image(1, 1), image(2, 1), image(3, 1), image(4, 2), image(5, 3), image(6, 3)]
  const groups = galleryGroups(images)
  expect(highlights(groups).map(({ id }) => id)).toEqual([1, 4, 5, 2, 6])
  expect(highlights([])).toEqual([])
})
