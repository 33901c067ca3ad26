import { useQuery } from '@tanstack/react-query'
import { History, Trash2 } from 'lucide'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import {
  deleteSitePage,
  getManagedPage,
  listSitePages,
  type ManagedPage,
} from '#contract/content/manage-pages.endpoints.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { RecordHistory } from '../../back-office/history/record-history.tsx'
import { browserApi } from '../../lib/browser-api.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { NEW_PAGE_TITLE, nameOfScreen } from '../../lib/screen-titles.ts'
import { callOptions, useCall, useRefresh } from '../../lib/use-call.ts'
import { Button } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { ScreenTabs } from '../../ui/layout/screen-tabs.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { removeRecord } from '../../ui/record/use-record-screen.tsx'
import type { Route } from './+types/edit-page.page'
import { PageEditor } from './page-editor.tsx'
import { pageLabels } from './page-labels.ts'
import './page-editor.css'
import './part-fields.css'

const NEW = 'new'

export function meta({ matches, params }: Route.MetaArgs) {
  const title = params.pageId === NEW ? NEW_PAGE_TITLE : nameOfScreen(matches.at(-1)?.id)
  return pageMeta({ title, matches, isHidden: true })
}

const NEW_PAGE: ManagedPage = {
  ...{ id: NEW_RECORD_ID, kind: 'further', version: 0, address: null, name: '', title: null, titleEmphasis: null },
  ...{ description: null, sharePicture: null, place: 'none', hidden: true, sections: [], blocks: [] },
}

export default function EditPage() {
  const { pageId = '' } = useParams()
  const isNew = pageId === NEW
  const id = Number(pageId)
  const pages = useCall(listSitePages)
  const { isPending, isError, error, refetch, isFetching, data } = useQuery({
    ...callOptions<typeof getManagedPage>([getManagedPage, { params: { id } }]),
    // Otherwise the previous page could be edited while this one loads.
    placeholderData: undefined,
    enabled: !isNew,
  })
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const stored = isNew ? NEW_PAGE : data

  const links = (pages.data ?? []).map((page) => ({
    to: `/admin/pages/${page.id}`,
    label: page.name,
    ...(page.hidden && { count: pageLabels.hidden.toLowerCase() }),
    isCurrent: page.id === id,
  }))

  return (
    <>
      <ScreenHead
        title={pageLabels.list}
        actions={
          !isNew && (
            <>
              <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
                <Icon of={History} size={16} /> {recordsMessages.log.history}
              </Button>
              {stored?.kind === 'further' && <DeleteButton page={stored} />}
            </>
          )
        }
      />
      <ScreenTabs
        label={pageLabels.list}
        links={[...links, { to: `/admin/pages/${NEW}`, label: `+ ${NEW_PAGE_TITLE}`, isCurrent: isNew }]}
      />
      {!isNew && isPending && (
        <Panel>
          <div className="page-loading" aria-busy="true">
            <SkeletonLine width="40%" height="18px" />
            <SkeletonLine width="80%" height="44px" />
          </div>
        </Panel>
      )}
      {!isNew && isError && (
        <Panel>
          <ErrorState
            title={contentMessages.loadFailed}
            text={error.message}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Panel>
      )}
      {stored && <PageEditor key={pageId} stored={stored} />}
      <Dialog
        id="page-history"
        look="drawer"
        title={recordsMessages.log.history}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      >
        {isHistoryOpen && <RecordHistory of={{ entity: 'site-page', entityId: id }} />}
      </Dialog>
    </>
  )
}

function DeleteButton({ page }: { page: ManagedPage }) {
  const navigate = useNavigate()
  const refresh = useRefresh()

  async function remove() {
    const isRemoved = await removeRecord({
      record: page,
      entity: 'site-page',
      remove: (id) => browserApi(deleteSitePage, { body: { id } }),
      words: recordsMessages.deleted,
      reload: () => refresh(listSitePages),
    })
    if (isRemoved) await navigate('/admin/pages')
  }

  return (
    <Confirm
      question={`Delete ${page.name}?`}
      details={recordsMessages.keptInTrash(TRASH_DAYS)}
      confirmLabel={recordsMessages.delete}
      onConfirm={remove}
      trigger={
        <Button variant="line" size="sm">
          <Icon of={Trash2} size={16} /> {pageLabels.delete}
        </Button>
      }
    />
  )
}
