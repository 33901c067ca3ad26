import { say } from '#contract/catalog/catalog.messages.ts'
import { deleteFeature, listFeatures, saveFeature } from '#contract/catalog/features.endpoints.ts'
import { type Feature, FeatureDraft } from '#contract/catalog/features.schema.ts'
import { say as adminSay } from '#contract/content/admin.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { useCall } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { DataTable } from '../ui/data-table.tsx'
import { removeRecord } from '../ui/remove-record.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Split } from '../ui/split.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { useUnsavedWork } from '../ui/unsaved-work.tsx'
import { useLocalRows } from '../ui/use-local-rows.ts'
import { useRecordForm } from '../ui/use-record-form.ts'
import { useTableView } from '../ui/use-table-view.ts'
import { featureColumns } from './feature-columns.tsx'
import { FeatureForm } from './feature-form.tsx'
import './manage-features.css'

export const meta = hiddenPageMeta

export default function ManageFeatures() {
  const features = useCall(listFeatures)
  const [view, changeView] = useTableView()
  const { save, isSaving } = useSave(saveFeature)
  const reload = async () => (await features.refetch()).data
  const form = useRecordForm<Feature, typeof FeatureDraft>({
    schema: FeatureDraft,
    save: (draft) => save({ body: draft }),
    reload,
    onSaved: ({ name }) => siteToasts.show({ kind: 'success', title: common.saved, text: name }),
  })
  const unsaved = useUnsavedWork(form.isChanged)

  const columns = featureColumns({ edit: (feature) => unsaved.discardThen(() => form.open(feature)), remove })
  const page = useLocalRows({ rows: features.data ?? NONE, columns, view })

  async function remove(feature: Feature) {
    const isGone = await removeRecord({
      record: feature,
      entity: 'feature',
      remove: (id) => browserApi(deleteFeature, { params: { id } }),
      words: common.deleted,
      reload,
    })
    if (isGone && form.record?.id === feature.id) form.open(null)
  }

  return (
    <>
      <ScreenHead title={adminSay.sidebar.features} lead={say.featuresLead} />
      <Split
        main={
          <DataTable
            caption={say.tab.features}
            columns={columns}
            rows={page.rows}
            total={page.total}
            rowKey={({ id }) => id}
            view={view}
            onView={changeView}
            isLoading={features.isPending}
            error={features.data ? null : features.error}
            onRetry={() => void features.refetch()}
            isSelected={({ id }) => id === form.record?.id}
          />
        }
        side={
          <FeatureForm form={form} isSaving={isSaving} onCancel={() => unsaved.discardThen(() => form.open(null))} />
        }
      />
      {unsaved.question}
    </>
  )
}

const NONE: Feature[] = []
