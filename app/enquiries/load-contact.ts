import type { Api } from '../lib/api-client.ts'
import { loadCompany } from '../lib/load-company.ts'
import { loadChoices } from './load-choices.ts'

export async function loadContact(api: Api, projectName: string | null, unitType: string | null) {
  const [choices, { officePicture = null }] = await Promise.all([
    loadChoices(api, projectName, unitType),
    loadCompany(api),
  ])
  return { ...choices, officePicture }
}
