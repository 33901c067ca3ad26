import { getCompany } from '#contract/company/company.endpoints.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import type { Api } from './api-client.ts'

/** Pages work without the company, so a failure is only logged. */
export async function loadCompany(api: Api, host = ''): Promise<Company> {
  const outcome = await api(getCompany)
  if (outcome.ok) return outcome.data
  console.error('The company could not be loaded:', outcome.message)
  return neutralCompany(host)
}
