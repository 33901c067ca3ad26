import { data } from 'react-router'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import type { Route } from './+types/not-found-standalone.page'
import { NotFoundPage } from './lost-message.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('404'), matches, isHidden: true })
}

export default function NotFoundStandalone() {
  return <NotFoundPage />
}
