import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { type FeatureFilters, searchFeatures } from '#contract/catalog/feature-list.endpoints.ts'
import { deleteFeature, listFeatures, saveFeature } from '#contract/catalog/features.endpoints.ts'
import { type Feature, FeatureDraft } from '#contract/catalog/features.schema.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { CollapsibleHistory } from '../../back-office/history/record-history.tsx'
import { browserApi } from '../../lib/browser-api.ts'
import { pageRequestOf, type TableView } from '../../lib/page-of.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { callOptions } from '../../lib/use-call.ts'
import { useSave } from '../../lib/use-save.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { RecordForm } from '../../ui/record/record-form.tsx'
import type { RecordFormState, UploadNotes } from '../../ui/record/use-record-form.ts'
import { useRecordScreen } from '../../ui/record/use-record-screen.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { featureColumns } from './feature-columns.tsx'
import './manage-features.css'

interface FeatureFormProps {
  form: RecordFormState<Feature> & UploadNotes
  isSaving: boolean
  onCancel: () => void
}

function FeatureForm({ form, isSaving, onCancel }: FeatureFormProps) {
  const { record } = form

  return (
    <>
      <RecordForm
        form={form}
        titles={{ add: catalogChangesMessages.addFeature, edit: catalogChangesMessages.editFeature }}
        submitLabel={recordsMessages.save}
        isBusy={isSaving || form.isUploading}
        onCancel={onCancel}
        labels={LABELS}
      >
        <TextField
          label={LABELS.name}
          name="name"
          defaultValue={record?.name}
          validate={fieldRule(FeatureDraft.shape.name)}
        />
        <UploadField
          label={LABELS.image}
          name="image"
          folder={UPLOAD_FOLDER.images}
          kind="image"
          isOptional
          defaultValue={record?.image}
          onChange={form.noteChange}
          onBusyChange={form.noteUpload}
        />
      </RecordForm>
      {record && <CollapsibleHistory key={record.id} of={{ entity: 'feature', entityId: record.id }} />}
    </>
  )
}

const LABELS = { name: projectLabelsMessages.featureName, image: labelMessages.image }

function featureValues({ name, image }: Feature) {
  return { name, image: image ?? '' }
}

const LIST = {
  whole: callOptions([listFeatures]),
  page: (view: TableView, filters: FeatureFilters) =>
    callOptions([searchFeatures, { body: pageRequestOf(view, filters) }]),
  filters: { id: null },
  noFilters: { id: null },
  matchesFilters: () => true,
}

export const meta = hiddenPageMeta

export default function ManageFeatures() {
  const { save, isSaving } = useSave(saveFeature)
  const screen = useRecordScreen({
    list: LIST,
    columnsOf: featureColumns,
    schema: FeatureDraft,
    valuesOf: featureValues,
    save: (draft) => save({ body: draft }),
    isSpecified: true,
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
