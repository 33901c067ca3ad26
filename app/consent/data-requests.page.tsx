import { RETENTION_ID } from '#contract/consent/consent.constants.ts'
import { getRetention } from '#contract/consent/consent.endpoints.ts'
import { SingleRecordScreen } from '../company/company-screen.tsx'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { dataRequestsTexts as texts } from './data-requests-texts.ts'
import { RequestsPanel } from './requests-panel.tsx'
import { RetentionForm, RetentionRunsPanel } from './retention-form.tsx'
import './data-requests.css'

export const meta = hiddenPageMeta

export default function DataRequestsPage() {
  return (
    <SingleRecordScreen
      lead={texts.lead}
      record={useCall(getRetention)}
      history={{ entity: 'retention', entityId: RETENTION_ID }}
    >
      {(stored) => (
        <div className="data-screen">
          <RequestsPanel />
          <RetentionForm stored={stored} />
          <RetentionRunsPanel runs={stored.runs} />
        </div>
      )}
    </SingleRecordScreen>
  )
}
