import { expect, test } from 'vitest'
import { countRequestOf } from './use-lead-filters.ts'

test('a saved view is counted with its search and its filters', () => {
  expect(countRequestOf('owner=7&project=Gomti+Terraces&q=imran&sort=name&state=new')).toMatchObject({
    search: 'imran',
    filters: { ownerId: 7, isUnowned: false, projectName: 'Gomti Terraces', state: 'new', view: null, source: null },
  })
  expect(countRequestOf('owner=none')).toMatchObject({ search: null, filters: { ownerId: null, isUnowned: true } })
})
