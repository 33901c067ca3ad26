import { say as adminSay } from '#contract/back-office/admin.messages.ts'
import { say as records } from '#contract/back-office/records.messages.ts'
import { say } from '#contract/catalog/catalog-changes.messages.ts'
import { deleteFeature, listFeatures, saveFeature } from '#contract/catalog/features.endpoints.ts'
import { FeatureDraft } from '#contract/catalog/features.schema.ts'
import { browserApi } from '../../lib/browser-api.ts'

import { hiddenPageMeta } from '../../lib/hidden-page-meta.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSave } from '../../lib/use-save.ts'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { useRecordScreen } from '../../ui/record/use-record-screen.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { featureColumns } from './feature-columns.tsx'
import { FeatureForm, featureValues } from './feature-form.tsx'
import './manage-features.css'

export const meta = hiddenPageMeta

export default function ManageFeatures() {
  const { save, isSaving } = useSave(saveFeature)
  const screen = useRecordScreen({
    records: useCall(listFeatures),
    columnsOf: featureColumns,
    schema: FeatureDraft,
    valuesOf: featureValues,
    save: (draft) => save({ body: draft }),
    remove: (id) => browserApi(deleteFeature, { params: { id } }),
    entity: 'feature',
    words: records,
  })

  return (
    <>
      <ScreenHead title={adminSay.sidebar.features} lead={say.featuresLead} />
      <Split
        add={{ label: say.addFeature, onAdd: screen.cancel }}
        main={<DataTable caption={say.tab.features} {...screen.table} />}
        side={<FeatureForm form={screen.form} isSaving={isSaving} onCancel={screen.cancel} />}
      />
      {screen.question}
    </>
  )
}
