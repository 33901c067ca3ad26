import { expect, test } from 'vitest'
import { differencesIn } from './change-differences.ts'

test('lists only the fields that differ', () => {
  const before = { name: 'Suncourt', bannerImage: 'a.jpg', isActive: true, version: 3, updatedAt: '2026-01-01' }
  const after = { name: 'Suncourt', bannerImage: 'b.jpg', isActive: false, version: 4, updatedAt: '2026-01-02' }

  expect(differencesIn({ entity: 'project', before, after })).toEqual([
    { field: 'Banner image', before: 'a.jpg', after: 'b.jpg' },
    { field: 'Is active', before: 'Yes', after: 'No' },
  ])
})

test('lists all fields with a value of a new record and of a deleted one', () => {
  const record = { name: 'Asha', link: null, note: '' }

  expect(differencesIn({ entity: 'project', before: null, after: record })).toEqual([
    { field: 'Name', before: null, after: 'Asha' },
  ])
  expect(differencesIn({ entity: 'project', before: record, after: null })).toEqual([
    { field: 'Name', before: 'Asha', after: null },
  ])
})

test('formats lists and groups as text', () => {
  const after = { featureIds: [1, 2], parts: { gallery_images: [7, 8], plans: [3] }, none: [] }

  expect(differencesIn({ entity: 'project', before: null, after })).toEqual([
    { field: 'Feature ids', before: null, after: '1, 2' },
    { field: 'Parts', before: null, after: 'Gallery images: 7, 8; Plans: 3' },
  ])
})

test('returns no differences for an entry without fields', () => {
  expect(differencesIn({ entity: 'project', before: null, after: null })).toEqual([])
})
