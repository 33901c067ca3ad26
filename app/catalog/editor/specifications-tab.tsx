import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import {
  deleteSpecification,
  listSpecifications,
  orderSpecifications,
  saveSpecification,
} from '#contract/catalog/project-parts.endpoints.ts'
import { type Specification, SpecificationDraft } from '#contract/catalog/project-parts.schema.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { PartForm } from './part-form.tsx'
import { type PartRowFormProps, PartTab } from './part-tab.tsx'
import { PartName, PartThumb } from './part-thumb.tsx'
import { usePartOrder } from './use-part-order.ts'
import { PART_QUERIES, type QueryState, storedPart } from './use-project-parts.ts'

const { shape } = SpecificationDraft
const LABELS = {
  name: editorMessages.label.specificationName,
  image: labelMessages.image,
  summary: editorMessages.label.specificationSummary,
  description: labelMessages.description,
}

export function SpecificationsTab({ projectId, query }: { projectId: number; query: QueryState<Specification[]> }) {
  const order = usePartOrder({
    parts: query.data ?? [],
    nameOf,
    groupOf: () => null,
    save: (ids) => browserApi(orderSpecifications, { params: { projectId }, body: ids }),
    invalidates: PART_QUERIES.specifications,
  })
  return (
    <PartTab
      caption={catalogChangesMessages.tab.specifications}
      addLabel={editorMessages.specifications.add}
      emptyTitle={editorMessages.specifications.none}
      query={query}
      order={order}
      columns={COLUMNS}
      nameOf={nameOf}
      entity="specification"
      remove={(id) => browserApi(deleteSpecification, { params: { id } })}
      invalidates={PART_QUERIES.specifications}
      form={(row, context) => <SpecificationForm projectId={projectId} row={row} context={context} />}
    />
  )
}

function SpecificationForm({ projectId, row, context }: PartRowFormProps<Specification>) {
  return (
    <PartForm
      {...context}
      title={row ? editorMessages.specifications.edit : editorMessages.specifications.new}
      lead={row?.name}
      schema={SpecificationDraft}
      isSpecified
      {...storedPart({
        row,
        projectId,
        valuesOf,
        read: () => browserApi(listSpecifications, { params: { projectId } }),
      })}
      labels={LABELS}
      save={(draft, version) => browserApi(saveSpecification, { body: { ...draft, version } })}
    >
      {({ start, upload }) => (
        <>
          <TextField label={LABELS.name} name="name" defaultValue={start.name} validate={fieldRule(shape.name)} />
          <TextField
            label={LABELS.summary}
            name="summary"
            isOptional
            defaultValue={start.summary}
            validate={fieldRule(shape.summary)}
          />
          <TextAreaField
            label={LABELS.description}
            name="description"
            isOptional
            defaultValue={start.description}
            validate={fieldRule(shape.description)}
          />
          <UploadField
            label={LABELS.image}
            name="image"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            isOptional
            look="wide"
            asksKindAs={LABELS.image}
            defaultValue={start.image}
            {...upload('image')}
          />
        </>
      )}
    </PartForm>
  )
}

function valuesOf(row: Specification | null) {
  return {
    name: row?.name ?? '',
    image: row?.image ?? '',
    summary: row?.summary ?? '',
    description: row?.description ?? '',
  }
}

function nameOf({ name }: Specification) {
  return name
}

const COLUMNS: Column<Specification>[] = [
  {
    key: 'name',
    header: editorMessages.label.specificationName,
    isShownOnPhones: true,
    cell: ({ name, image }) => <PartName thumb={<PartThumb image={image} />} name={name} />,
  },
  { key: 'summary', header: editorMessages.label.specificationSummary, cell: ({ summary }) => summary },
]
