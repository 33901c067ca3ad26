import type { GateMode } from '#contract/catalog/publish-gate.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
import { publishGate } from './publish-gate.tables.ts'

export const day = (days: number) => siteDay(new Date(Date.now() + days * 24 * 60 * 60_000))

export const setMode = (db: Db, mode: GateMode) => db.insert(publishGate).values({ mode })

export async function reportOf(api: TestApi, projectId: number) {
  const response = await api.get(`/Product/GetGateReport/${projectId}`, { token: await api.tokenOf('Editor') })
  return response.json().data
}

export async function rulesOf(api: TestApi, projectId: number) {
  return (await reportOf(api, projectId)).findings.map(({ rule }: { rule: string }) => rule)
}
