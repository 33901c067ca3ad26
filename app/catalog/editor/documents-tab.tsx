import { DOCUMENT_DELIVERIES } from '#contract/catalog/brochure-requests.constants.ts'
import { getBrochureState } from '#contract/catalog/brochures.endpoints.ts'
import { brochuresMessages } from '#contract/catalog/brochures.messages.ts'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { deleteDocument, listDocuments, saveDocument } from '#contract/catalog/project-parts.endpoints.ts'
import { type ProjectDocument, ProjectDocumentDraft } from '#contract/catalog/project-parts.schema.ts'
import { UPLOAD_PURPOSE } from '#contract/uploads/upload-limits.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { useCall } from '../../lib/use-call.ts'
import { Pill } from '../../ui/feedback/pill.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { newestDocuments } from '../newest-documents.ts'
import { PartForm } from './part-form.tsx'
import { type PartRowFormProps, PartTab } from './part-tab.tsx'
import { PartName } from './part-thumb.tsx'
import { PART_QUERIES, type QueryState, storedPart } from './use-project-parts.ts'

const LABELS = {
  file: editorMessages.label.document,
  delivery: editorMessages.documents.delivery,
  text: editorMessages.documents.text,
}
const shape = ProjectDocumentDraft.shape

export function DocumentsTab({ projectId, query }: { projectId: number; query: QueryState<ProjectDocument[]> }) {
  return (
    <PartTab
      caption={catalogChangesMessages.tab.documents}
      addLabel={editorMessages.documents.add}
      emptyTitle={editorMessages.documents.none}
      query={query}
      columns={columnsFor(query.data ?? [])}
      nameOf={({ file }) => file}
      entity="document"
      remove={(id) => browserApi(deleteDocument, { params: { id } })}
      invalidates={PART_QUERIES.documents}
      form={(row, context) => <DocumentForm projectId={projectId} row={row} context={context} />}
    />
  )
}

function DocumentForm({ projectId, row, context }: PartRowFormProps<ProjectDocument>) {
  return (
    <PartForm
      {...context}
      title={row ? editorMessages.documents.edit : editorMessages.documents.new}
      lead={row?.file}
      schema={ProjectDocumentDraft}
      isSpecified
      {...storedPart({ row, projectId, valuesOf, read: () => browserApi(listDocuments, { params: { projectId } }) })}
      labels={LABELS}
      save={(draft, version) => browserApi(saveDocument, { body: { ...draft, version } })}
    >
      {({ start, upload }) => (
        <>
          <UploadField
            label={LABELS.file}
            name="file"
            folder={UPLOAD_FOLDER.images}
            kind="document"
            purpose={UPLOAD_PURPOSE.document}
            hint={editorMessages.documents.hint}
            refusal={editorMessages.documents.refusal}
            defaultValue={start.file}
            {...upload('file')}
          />
          <RadioGroupField
            label={LABELS.delivery}
            name="delivery"
            look="list"
            options={DOCUMENT_DELIVERIES.map((value) => ({
              value,
              label: editorMessages.documents.deliveries[value],
              detail: editorMessages.documents.deliveryDetails[value],
            }))}
            defaultValue={start.delivery}
          />
          <TextAreaField
            label={LABELS.text}
            name="text"
            isOptional
            rows={10}
            hint={editorMessages.documents.textHint}
            defaultValue={start.text}
            validate={fieldRule(shape.text)}
          />
        </>
      )}
    </PartForm>
  )
}

function valuesOf(row: ProjectDocument | null) {
  return { file: row?.file ?? '', delivery: row?.delivery ?? DOCUMENT_DELIVERIES[0], text: row?.text ?? '' }
}

function columnsFor(documents: readonly ProjectDocument[]): Column<ProjectDocument>[] {
  const { brochure, priceImage } = newestDocuments(documents)
  return [
    {
      key: 'file',
      header: editorMessages.label.document,
      isShownOnPhones: true,
      cell: ({ type, file, delivery }) => (
        <PartName
          name={
            type.toLowerCase() === BROCHURE_TYPE
              ? editorMessages.documents.brochure
              : editorMessages.documents.priceImage
          }
        >
          <span className="part-file">
            {file}{' '}
            {delivery === 'mail' ? (
              <Pill>{editorMessages.documents.byMail}</Pill>
            ) : (
              <a className="part-download" href={assetAddress(UPLOAD_FOLDER.images, file)} download>
                {uploadsMessages.download}
              </a>
            )}
          </span>
        </PartName>
      ),
    },
    {
      key: 'shown',
      header: 'On the page',
      cell: ({ id, file }) => (
        <>
          {file === brochure?.file || file === priceImage
            ? editorMessages.documents.shown
            : editorMessages.documents.replaced}
          {id === brochure?.id && <CoverState documentId={id} />}
        </>
      ),
    },
  ]
}

function CoverState({ documentId }: { documentId: number }) {
  const { data } = useCall(getBrochureState, { params: { id: documentId } })
  return data?.hasCover === false && <span className="part-note">{brochuresMessages.noCover}</span>
}
