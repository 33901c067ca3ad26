import { expect, test } from 'vitest'
import { droppedOn, inOrder, stepped } from './gallery-order.ts'

const images = [
  { id: 11, imageCategoryId: 1 },
  { id: 12, imageCategoryId: 1 },
  { id: 13, imageCategoryId: 1 },
  { id: 21, imageCategoryId: 2 },
]

test('a dropped picture takes the place of the one it was dropped on', () => {
  expect(droppedOn(images, 13, 11)).toEqual([13, 11, 12, 21])
  expect(droppedOn(images, 11, 13)).toEqual([12, 13, 11, 21])
})

test('nothing moves onto itself, to another category or to a picture that is gone', () => {
  expect(droppedOn(images, 11, 11)).toBeNull()
  expect(droppedOn(images, 11, 21)).toBeNull()
  expect(droppedOn(images, 11, 99)).toBeNull()
  expect(droppedOn(images, 99, 11)).toBeNull()
})

test('a step stays inside the category', () => {
  expect(stepped(images, 12, -1)).toEqual([12, 11, 13, 21])
  expect(stepped(images, 12, 1)).toEqual([11, 13, 12, 21])
  expect(stepped(images, 11, -1)).toBeNull()
  expect(stepped(images, 13, 1)).toBeNull()
  expect(stepped(images, 21, 1)).toBeNull()
})

test('pictures are shown in the order of the ids', () => {
  expect(inOrder(images, [12, 11, 13, 21]).map(({ id }) => id)).toEqual([12, 11, 13, 21])
})
