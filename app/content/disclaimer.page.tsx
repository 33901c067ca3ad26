import { siteMessages } from '#contract/content/site.messages.ts'
import { useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import type { Route } from './+types/disclaimer.page'
import { disclaimerText, RERA_ADVICE, RERA_NOTICE } from './disclaimer-text.ts'
import { TextPage } from './text-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('disclamer'), description: RERA_NOTICE, path: '/disclamer', matches })
}

export default function DisclaimerPage() {
  return (
    <TextPage
      title={siteMessages.page.disclaimer}
      text={disclaimerText(useCompany())}
      notice={
        <>
          <h2>RERA notice</h2>
          <p className="lead">{RERA_NOTICE}</p>
          <p>{RERA_ADVICE}</p>
        </>
      }
    />
  )
}
