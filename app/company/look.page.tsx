import { LOOK_ID } from '#contract/company/look.constants.ts'
import { getLook } from '#contract/company/look.endpoints.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { SingleRecordScreen } from './company-screen.tsx'
import { LookForm } from './look-form.tsx'

export const meta = hiddenPageMeta

export default function LookPage() {
  return (
    <SingleRecordScreen
      lead="Colours, type and dates of the site, its forms and its mails."
      record={useCall(getLook)}
      history={{ entity: 'look', entityId: LOOK_ID }}
    >
      {(stored) => <LookForm stored={stored} />}
    </SingleRecordScreen>
  )
}
