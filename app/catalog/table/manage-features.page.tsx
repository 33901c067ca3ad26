import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
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
    words: recordsMessages,
  })

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.features} lead={catalogChangesMessages.featuresLead} />
      <Split
        add={{ label: catalogChangesMessages.addFeature, onAdd: screen.cancel }}
        main={<DataTable caption={catalogChangesMessages.tab.features} {...screen.table} />}
        side={<FeatureForm form={screen.form} isSaving={isSaving} onCancel={screen.cancel} />}
      />
      {screen.question}
    </>
  )
}
