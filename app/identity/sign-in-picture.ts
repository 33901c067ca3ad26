import type { SignInPicture } from '#contract/company/company.schema.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'

interface LoaderArgs {
  context: { get(context: typeof apiContext): Api }
}

/** Must be the `loader` and the `clientLoader` of every page that renders `AdminSignInFrame`. */
export async function loadSignInPicture({ context }: LoaderArgs): Promise<SignInPicture | null> {
  const { loadCompany } = await import('../lib/load-company.ts')
  const { signInPicture = null } = await loadCompany(context.get(apiContext))
  return signInPicture
}
