import { getCompany } from '#contract/company/company.endpoints.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import type { Api } from './api-client.ts'

/** A page works without the company, so a failure is only logged. */
export async function loadCompany(api: Api, host = ''): Promise<Company> {
  const answer = await api(getCompany)
  if (answer.ok) return answer.data
  console.error('The company could not be loaded:', answer.message)
  return neutralCompany(host)
}
