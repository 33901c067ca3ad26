import type { Company } from '#contract/company/company.schema.ts'
import type { AccountImageField } from '#contract/company/company-limits.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'

interface LoaderArgs {
  context: { get(context: typeof apiContext): Api }
}

/** Must be the `loader` and the `clientLoader` of every page that renders `AccountFrame`. */
export async function loadAccountImages({ context }: LoaderArgs) {
  const { loadCompany } = await import('../lib/load-company.ts')
  return accountImages(await loadCompany(context.get(apiContext)))
}

/**
 * Returns the image of each account page; a page without its own uses that of the staff sign-in. Null if there is
 * neither.
 */
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
