import { Link } from 'react-router'
import { say as admin } from '#contract/back-office/admin.messages.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import type { Route } from './+types/admin-login.page'
import { StaffSignIn } from './staff-sign-in.tsx'
import { refuseWithoutScripts } from './without-scripts.ts'

export const action = refuseWithoutScripts

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/login'), matches, isHidden: true })
}

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  return (
    <StaffSignIn
      admits="Admin"
      lead={admin.forStaff}
      posted={actionData}
      atPassword={<Link to="/admin/forgotpassword">{say.screen.forgotPassword}</Link>}
    />
  )
}
