import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { getStaticContent } from '#contract/content/content.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ContentForm } from './manage-content-form.tsx'
import './manage-content.css'

export const meta = hiddenPageMeta

export default function ManageContentPage() {
  const texts = useCall(getStaticContent)

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.content} lead={recordsMessages.texts.lead} />
      {texts.isPending && (
        <Panel>
          <div className="content-loading" aria-busy="true">
            <SkeletonLine width="40%" height="18px" />
            <SkeletonLine width="80%" height="14px" />
            <SkeletonLine width="70%" height="14px" />
          </div>
        </Panel>
      )}
      {texts.isError && (
        <Panel>
          <ErrorState
            title={contentMessages.loadFailed}
            text={texts.error.message}
            onRetry={() => void texts.refetch()}
            isRetrying={texts.isFetching}
          />
        </Panel>
      )}
      {texts.data && <ContentForm stored={texts.data} />}
    </>
  )
}
