import { Plus } from 'lucide'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { type ListedPage, listSitePages } from '#contract/content/manage-pages.endpoints.ts'
import { FIXED_ADDRESS } from '#contract/content/site-pages.constants.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { useCall } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pill } from '../../ui/feedback/pill.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import { pageLabels } from './page-labels.ts'

export const meta = hiddenPageMeta

export default function PagesPage() {
  const pages = useCall(listSitePages)
  const columns: Column<ListedPage>[] = [
    {
      key: 'name',
      header: labelMessages.name,
      isShownOnPhones: true,
      cell: ({ name }) => name,
      phoneLine: (page) => `/${addressIn(page)}`,
    },
    { key: 'address', header: pageLabels.address, cell: (page) => `/${addressIn(page)}` },
    {
      key: 'place',
      header: pageLabels.place,
      cell: ({ kind, place }) => (kind === 'further' ? pageLabels.placeName[place] : pageLabels.fixed),
    },
    {
      key: 'state',
      header: pageLabels.state,
      isShownOnPhones: true,
      cell: ({ hidden }) =>
        hidden ? <Pill tone="warning">{pageLabels.hidden}</Pill> : <Pill tone="good">{pageLabels.shown}</Pill>,
    },
    {
      key: 'lastChange',
      header: pageLabels.lastChange,
      cell: ({ changedAt }) => (changedAt ? momentInWords(changedAt) : pageLabels.neverSaved),
    },
  ]

  return (
    <>
      <ScreenHead
        title={adminMessages.sidebar.pages}
        lead={pageLabels.lead}
        actions={
          <ButtonLink size="sm" to="/admin/pages/new">
            <Icon of={Plus} size={16} /> {pageLabels.add}
          </ButtonLink>
        }
      />
      <Panel>
        {pages.isError ? (
          <ErrorState
            title={contentMessages.loadFailed}
            text={pages.error.message}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        ) : (
          <Table
            caption={pageLabels.list}
            columns={columns}
            rows={pages.data ?? []}
            rowKey={({ id }) => id}
            linkTo={({ id }) => `/admin/pages/${id}`}
            isLoading={pages.isPending}
          />
        )}
      </Panel>
    </>
  )
}

function addressIn({ kind, address }: ListedPage) {
  return kind === 'further' ? address : FIXED_ADDRESS[kind]
}
