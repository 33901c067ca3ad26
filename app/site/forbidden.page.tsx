import { data } from 'react-router'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import type { Route } from './+types/forbidden.page'
import { FailurePage } from './lost-message.tsx'

export function loader() {
  return data(null, { status: 403 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('forbidden'), matches, isHidden: true })
}

export default function Forbidden() {
  return <FailurePage />
}
