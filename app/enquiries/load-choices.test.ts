import { expect, test } from 'vitest'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { getEnquiryNotice } from '#contract/consent/consent.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { loadChoices } from './load-choices.ts'

const KOSI_HOUSE = { id: 1, name: 'Kosi House', routingName: 'kosi house', categoryName: 'Residential' }

const NOTICE = { version: 3, since: '2026-11-01T06:00:00.000Z', keptMonths: 24 }

test.for([
  ['Kosi House', { name: 'Kosi House', categoryName: 'Residential' }],
  ['kosi house', { name: 'Kosi House', categoryName: 'Residential' }],
  ['castle', null],
  [null, null],
] as const)('?project=%s selects %j', async ([name, project]) => {
  expect(await loadChoices(apiWith({ hasProjects: true }), name)).toMatchObject({ project })
})

test('keeps the unit type only if the project is known', async () => {
  const api = apiWith({ hasProjects: true })

  expect(await loadChoices(api, 'kosi house', '3 BHK')).toMatchObject({ project: { unitType: '3 BHK' } })
  expect(await loadChoices(api, 'castle', '3 BHK')).toMatchObject({ project: null })
})

test('shows the form without a project when the projects cannot be loaded', async () => {
  expect(await loadChoices(apiWith({ hasProjects: false }), 'Kosi House')).toMatchObject({
    project: null,
    categories: [],
  })
})

test('says how long an enquiry is kept and which notice is the current one', async () => {
  expect(await loadChoices(apiWith({ hasProjects: true }), null)).toMatchObject({
    notice: { kept: 'Kept for two years after the last word between us.', notice: 'Notice 3, 1 Nov 2026' },
  })
})

test('does not load projects when the URL names none', async () => {
  const read: unknown[] = []
  await loadChoices(apiWith({ hasProjects: true, read }), null)

  expect(read).not.toContain(listProjectNames)
})

function apiWith({ hasProjects, read = [] }: { hasProjects: boolean; read?: unknown[] }) {
  return (async (endpoint: unknown) => {
    read.push(endpoint)
    if (endpoint === getEnquiryNotice) return { ok: true, status: 200, message: 'OK', data: NOTICE }
    if (endpoint !== listProjectNames) return { ok: true, status: 200, message: 'OK', data: [] }
    if (hasProjects) return { ok: true, status: 200, message: 'OK', data: [KOSI_HOUSE] }
    return { ok: false, reason: 'failed', status: 500, message: 'Server error.' }
  }) as unknown as Api
}
