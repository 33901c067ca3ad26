import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { storePartFiles } from './part-changes.fixture.ts'

test('a document that is saved without a type gets the type of its file extension', async ({ api, db }) => {
  await storePartFiles(db)
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const typeOf = async (body: object) =>
    (await api.post('/Product/ManageDocument/', { productId, ...body }, { token })).json().data.documentType

  expect(await typeOf({ documentName: '1_paper.pdf' })).toBe('pdf')
  expect(await typeOf({ documentName: '1_part.jpg' })).toBe('image')
  expect(await typeOf({ documentName: '1_paper.pdf', documentType: 'PDF' })).toBe('pdf')
  expect(await typeOf({ documentName: '1_part.jpg', documentType: 'Price list' })).toBe('Price list')
})

test('a price image keeps its text until another one is saved, and the public can read it', async ({ api, db }) => {
  await storePartFiles(db)
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const save = async (body: object) =>
    (await api.post('/Product/ManageDocument/', { productId, documentName: '1_part.jpg', ...body }, { token })).json()
      .data
  const read = async () => (await api.get(`/Product/GetDocument/${productId}`)).json().data[0].documentText

  const { id, documentText } = await save({ documentText: 'Unit | From\n3 BHK | ₹1.98 Cr' })
  expect(documentText).toBe('Unit | From\n3 BHK | ₹1.98 Cr')
  await save({ id })
  expect(await read()).toBe(documentText)
  await save({ id, documentText: ' ' })
  expect(await read()).toBeNull()
})
