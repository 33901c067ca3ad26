import { expect, test } from 'vitest'
import { terms } from '#contract/catalog/cost.fixture.ts'
import { reader, ruleOf, textsOf, valuesOf } from './cost-terms-values.ts'

const stored = { ...terms, projectId: 1, bankIds: [2], version: 3 }

test.for([
  ['bank.2', 'on', null],
  ['stages.0.workStage', '', null],
  ['stages.0.workStage', 'Structure', null],
  ['stages.0.workFloor', '', null],
  ['stages.0.workFloor', 'three', 'Please enter the number of the floor.'],
  ['included', '', null],
] as const)('%s with %j has the message %j', ([name, value, message]) => {
  expect(ruleOf(name, value)).toBe(message)
})

test('unchanged stored values are valid, including stages that depend on no building work', () => {
  const reading = reader(1)(valuesOf(stored), 3)

  expect(reading).toMatchObject({ ok: true, draft: { bankIds: [2], version: 3 } })
  expect(reading.ok && reading.draft.stages[0]).toMatchObject({ workStage: null, workFloor: null })
})

test('the text of the selected banks has their names', () => {
  expect(
    textsOf(valuesOf(stored), [
      { id: 2, name: 'Harbour Bank' },
      { id: 3, name: 'Other' },
    ]).bankIds,
  ).toBe('Harbour Bank')
})

test('an error stays with its row when a row before it is removed', () => {
  const values = valuesOf(stored)
  const { charges, stages } = values
  const [charge, stage] = [charges[1], stages[1]]
  if (!charge || !stage) throw new Error('The fixture has too few rows.')
  const wrong = {
    ...values,
    charges: charges.with(1, { ...charge, values: { ...charge.values, name: '' } }),
    stages: stages.with(1, { ...stage, values: { ...stage.values, name: '' } }),
  }
  const namesIn = (reading: ReturnType<ReturnType<typeof reader>>) => (reading.ok ? [] : Object.keys(reading.errors))
  const names = [`charges.${charge.key}.name`, `stages.${stage.key}.name`]

  expect(namesIn(reader(1)(wrong, 3))).toEqual(names)
  const shorter = { ...wrong, charges: wrong.charges.slice(1), stages: wrong.stages.slice(1) }
  expect(namesIn(reader(1)(shorter, 3))).toEqual(expect.arrayContaining(names))
})
