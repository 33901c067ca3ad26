import { expect, test } from 'vitest'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import type { Api } from '../../lib/api-client.ts'
import { aProject } from '../compare/chosen-project.fixture.ts'
import { loadShortlist } from './load-shortlist.ts'

test.for<[string, Partial<ChosenProject>, object]>([
  [
    'a valid registration and its last day',
    { registration: { number: 'RERA 2', validUntil: '2199-06-30', others: 0 } },
    { number: 'RERA 2', note: 'valid until 30 Jun 2199', isOver: false },
  ],
  [
    'that the registration ran out',
    { registration: { number: 'RERA 2', validUntil: '2020-11-03', others: 0 } },
    { number: 'RERA 2', note: expect.stringContaining('ran out on 3 Nov 2020'), isOver: true },
  ],
  ['the number of the project without a registration', {}, { number: 'RERA 1', note: null, isOver: false }],
  ['that there is no number', { reraNumber: 'Applied for' }, { number: null, note: expect.any(String) }],
])('shows %s, as other cards do', async ([, given, registration]) => {
  const projects = [aProject(given)]
  const api = (async () => ({ ok: true, status: 200, message: 'OK', data: { projects } })) as unknown as Api

  const outcome = await loadShortlist(api, [[1, 'Suncourt']])

  expect(outcome).toMatchObject({ data: [{ project: { registration } }] })
})
