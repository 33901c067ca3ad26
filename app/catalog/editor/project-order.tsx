import { Link, useSearchParams } from 'react-router'
import { getAdminHome } from '#contract/back-office/dashboard.endpoints.ts'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { isInList, listPageRule } from '#contract/catalog/project-lists.ts'
import { orderProjects } from '#contract/catalog/projects.endpoints.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useCall } from '../../lib/use-call.ts'
import { Chips } from '../../ui/action/chips.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { type Column, Table } from '../../ui/table/table.tsx'
import { ALL_PROJECTS } from './chosen-project.tsx'
import { OrderedRows } from './ordered-rows.tsx'
import { usePartOrder } from './use-part-order.ts'
import { PART_QUERIES } from './use-project-parts.ts'
import './editor.css'
import './part-tab.css'

export function ProjectOrder() {
  const [params, setParams] = useSearchParams()
  const categories = useCall(listCategories).data ?? []
  const home = useCall(getAdminHome)
  const chosen = categories.find(({ id }) => String(id) === params.get('order'))?.id ?? CATEGORY.residential
  const all = home.data?.projects ?? []
  const order = usePartOrder({
    parts: all.filter((project) => isInList(project, listPageRule(chosen))),
    nameOf: ({ name }) => name,
    groupOf: () => chosen,
    save: (ids) => browserApi(orderProjects, { body: ids }),
    invalidates: [getAdminHome, ...PART_QUERIES.project],
  })

  return (
    <>
      <Link className="editor-all" to={ALL_PROJECTS}>
        {dashboardMessages.allProjects}
      </Link>
      <ScreenHead title={editorMessages.orderTitle} lead={editorMessages.orderLead} />
      <div className="part-tools">
        <Chips
          label={catalogMessages.label.category}
          chosen={chosen}
          onChoose={(id) => setParams({ order: String(id) }, { preventScrollReset: true })}
          chips={categories.map(({ id, name }) => ({
            value: id,
            label: name,
            count: all.filter((project) => isInList(project, listPageRule(id))).length,
          }))}
        />
      </div>
      <p className="part-hint part-hint-order">{editorMessages.order.hint}</p>
      {home.error && !home.data ? (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={home.error.message}
          onRetry={() => void home.refetch()}
          isRetrying={home.isFetching}
        />
      ) : (
        <Panel>
          <OrderedRows nameOf={({ name }: ManagedProject) => name} order={order}>
            {(orderColumn) => (
              <Table
                caption={editorMessages.orderTitle}
                columns={[orderColumn, ...COLUMNS]}
                rows={order.parts}
                rowKey={({ id }) => id}
                isLoading={home.isPending}
                empty={<EmptyState as="p" title={catalogMessages.noProjects} />}
              />
            )}
          </OrderedRows>
        </Panel>
      )}
    </>
  )
}

const COLUMNS: Column<ManagedProject>[] = [
  {
    key: 'name',
    header: projectLabelsMessages.projectName,
    isShownOnPhones: true,
    cell: ({ name, city, isActive }) => (
      <div>
        <b>{name}</b>
        <span className="table-phone-line">{isActive ? city : `${city}, ${editorMessages.hidden}`}</span>
      </div>
    ),
  },
  { key: 'city', header: catalogMessages.label.city, cell: ({ city }) => city },
  {
    key: 'status',
    header: catalogMessages.label.status,
    cell: ({ status, isActive }) => (isActive ? status : editorMessages.hidden),
  },
]
