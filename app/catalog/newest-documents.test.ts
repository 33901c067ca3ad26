import { expect, test } from 'vitest'
import { newestDocuments } from './newest-documents.ts'

const document = (id: number, type: string) => ({ id, projectId: 1, type, file: `${id}.${type}` })

test('returns the newest document of each kind', () => {
  expect(newestDocuments([document(4, 'pdf'), document(9, 'PDF'), document(3, 'image'), document(2, 'jpg')])).toEqual({
    brochure: document(9, 'PDF'),
    priceImage: '3.image',
    priceText: null,
  })
  expect(newestDocuments([{ ...document(3, 'image'), text: 'Unit | From' }]).priceText).toBe('Unit | From')
})

test('returns null for missing kinds', () => {
  expect(newestDocuments([])).toEqual({ brochure: null, priceImage: null, priceText: null })
  expect(newestDocuments([document(1, 'image')]).brochure).toBeNull()
})
