import { expect, test } from 'vitest'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { readForm } from '../../lib/read-form.ts'
import { withValues } from '../../ui/form/form-values.ts'
import { oldUpdates, TypedUpdate, updatesByTower, valuesOfUpdate } from './progress-values.ts'

const stored = {
  ...({ id: 1, projectId: 2, date: '2026-11-01', tower: 'T3', stage: 'Brickwork', floor: null, floors: null } as const),
  ...{ percent: 66, text: null, verifiedBy: null, photographs: ['a.jpg', 'b.jpg'], version: 2 },
}
const ids = { id: '1', projectId: '2' }

test('the form values of an update are read as the same update, even if empty fields are omitted', () => {
  const reading = readForm(TypedUpdate, withValues(new FormData(), { ...ids, ...valuesOfUpdate(stored, undefined) }))

  const { version, ...draft } = stored
  expect(reading).toMatchObject({ ok: true, value: draft })
})

test('the number of floors is ignored without a floor, except for the structure stage', () => {
  const read = (values: Record<string, string>) =>
    readForm(
      TypedUpdate,
      withValues(new FormData(), { ...ids, ...valuesOfUpdate(stored, undefined), floors: '14', ...values }),
    )

  expect(read({})).toMatchObject({ ok: true, value: { floor: null, floors: null } })
  expect(read({ floor: '9' })).toMatchObject({ ok: true, value: { floor: 9, floors: 14 } })
  expect(read({ stage: 'Structure' })).toMatchObject({ ok: false, errors: { floor: expect.any(String) } })
})

test('a photograph that is not stored yet is refused', () => {
  const reading = readForm(
    TypedUpdate,
    withValues(new FormData(), { ...ids, ...valuesOfUpdate(stored, undefined), photographs: 'a.jpg\n ' }),
  )

  expect(reading).toMatchObject({ ok: false, errors: { photographs: expect.any(String) } })
})

test('updates are grouped by tower regardless of letter case, and sorted by tower name', () => {
  const updates = ['T10', 't3', 'T3', null].map((tower) => ({ ...stored, tower }))

  expect(updatesByTower(updates)).toMatchObject([
    { key: '', name: null, updates: [{ tower: null }] },
    { key: 't3', name: 't3', updates: [{ tower: 't3' }, { tower: 'T3' }] },
    { key: 't10', name: 'T10' },
  ])
})

test('a new update starts with the number of floors and the verifier of the last one', () => {
  const values = valuesOfUpdate(null, { ...stored, floor: 3, floors: 14, verifiedBy: 'S. Bhatnagar' })

  expect(values).toMatchObject({ tower: '', floors: '14', verifiedBy: 'S. Bhatnagar', photographs: '' })
})

test('the warning about old updates says the age of each tower, and leaves out towers that are handed over', () => {
  const tower = (name: string, date: string, handedOverDate: string | null = null) => ({
    name,
    newest: { ...stored, tower: name, date },
    handedOverDate,
  })
  const warning = (...towers: ReturnType<typeof tower>[]) =>
    editorMessages.progress.old(oldUpdates(towers, '2026-11-19'))

  expect(warning(tower('Sun 7', '2026-10-16'), tower('Sun 6', '2026-10-09'), tower('Sun 8', '2026-10-20'))).toBe(
    'Sun 6: last update 41 days ago; Sun 7: 34 days ago',
  )
  expect(warning(tower('Sun 6', '2026-10-09'), tower('Sun 7', '2026-10-09'))).toBe(
    'Sun 6 and Sun 7: last update 41 days ago',
  )
  expect(oldUpdates([tower('Sun 5', '2026-01-01', '2026-02-01')], '2026-11-19')).toEqual([])
})
