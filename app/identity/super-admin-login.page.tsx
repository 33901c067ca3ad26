import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import type { Route } from './+types/super-admin-login.page'
import { refuseWithoutScripts } from './scripts-notice.tsx'
import { loadSignInPicture } from './sign-in-picture.ts'
import { StaffSignIn } from './staff-sign-in.tsx'

export const loader = loadSignInPicture
export const clientLoader = loadSignInPicture
export const action = refuseWithoutScripts

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('superadmin/login'), matches, isHidden: true })
}

/** Super admins have no reset link: `npm run admin` on the server sets a new password. */
export default function SuperAdminLogin({ actionData }: Route.ComponentProps) {
  return (
    <StaffSignIn
      admits={['SuperAdmin']}
      lead={signInPagesMessages.superAdminsOnly}
      posted={actionData}
      foot={<p className="admin-sign-in-foot">{signInPagesMessages.superAdminReset}</p>}
    />
  )
}
