import { getLedger } from '#contract/catalog/progress.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import { dataOrThrow } from '../page-data.ts'
import { shownLedger } from './shown-ledger.ts'

export async function loadLedger(api: Api, query: URLSearchParams) {
  return shownLedger(dataOrThrow(await api(getLedger)), query)
}
