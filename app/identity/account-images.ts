import type { Company } from '#contract/company/company.schema.ts'
import type { AccountImageField } from '#contract/company/company-limits.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'

interface LoaderArgs {
  context: { get(context: typeof apiContext): Api }
}

/** The loader, and the client loader, of the pages in `AccountFrame`. */
export async function loadAccountImages({ context }: LoaderArgs) {
  const { loadCompany } = await import('../lib/load-company.ts')
  return accountImages(await loadCompany(context.get(apiContext)))
}

/** The stored picture of each account page: its own, or else that of the staff sign-in. */
export function accountImages(company: Company): Record<AccountImageField, string | null> {
  const { customerSignInImage, ownerSignInImage, codeImage, passwordImage, signInPicture } = company
  const other = signInPicture?.file ?? null
  return {
    customerSignInImage: customerSignInImage ?? other,
    ownerSignInImage: ownerSignInImage ?? other,
    codeImage: codeImage ?? other,
    passwordImage: passwordImage ?? other,
  }
}
