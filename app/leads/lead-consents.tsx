import { listLeadConsents } from '#contract/consent/consent.endpoints.ts'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { dataRequestsTexts as texts } from '../consent/data-requests-texts.ts'
import { yourDataTexts } from '../consent/your-data-texts.ts'
import { useCall } from '../lib/use-call.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Panel } from '../ui/layout/panel.tsx'

export function LeadConsents({ leadId }: { leadId: number }) {
  const consents = useCall(listLeadConsents, { params: { leadId } })
  return (
    <Panel title={texts.consents}>
      {consents.isPending && <SkeletonLine height="60px" />}
      {consents.isError && <p className="muted">{consents.error.message}</p>}
      {consents.data?.length === 0 && <p className="muted">{texts.noConsents}</p>}
      <ul className="lead-consents">
        {consents.data?.map((consent) => (
          <li key={`${consent.purpose} ${consent.projectName}`}>
            <b>
              {texts.purpose[consent.purpose]}: {stateOf(consent)}
            </b>
            <span className="lead-second">{proofOf(consent)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function stateOf({ isGiven, givenBefore }: Consent) {
  const { given, refused, withdrawn } = texts.consentState
  return isGiven ? given : givenBefore === null ? refused : withdrawn
}

function proofOf({ at, form, noticeVersion, text, projectName }: Consent) {
  const words = text === null ? '' : `: ‘${text}’`
  return `${[writtenDate(at), yourDataTexts.may.form[form], `notice ${noticeVersion}`, projectName].filter(Boolean).join(', ')}${words}`
}
