import { Link } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import type { Route } from './+types/admin-login.page'
import { refuseWithoutScripts } from './scripts-notice.tsx'
import { loadSignInPicture } from './sign-in-picture.ts'
import { StaffSignIn } from './staff-sign-in.tsx'

export const loader = loadSignInPicture
export const clientLoader = loadSignInPicture
export const action = refuseWithoutScripts

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/login'), matches, isHidden: true })
}

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  return (
    <StaffSignIn
      admits={['Admin', 'Editor', 'Sales']}
      lead={adminMessages.forStaff(useCompany().legalName)}
      posted={actionData}
      atPassword={<Link to="/admin/forgotpassword">{identityMessages.screen.forgotPassword}</Link>}
    />
  )
}
