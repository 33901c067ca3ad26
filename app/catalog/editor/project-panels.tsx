import type { ReactNode } from 'react'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import type { ProjectChoices } from '#contract/catalog/project-list.schema.ts'
import { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { registeredMessages } from '#contract/catalog/registered.messages.ts'
import { routingNameOf } from '#contract/catalog/routing-name.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../../lib/read-form.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'

interface ProjectPanelsProps {
  start: FormValues
  values: FormValues
  categories: readonly Category[]
  suggestions: ProjectChoices
  projectId: number
  upload: (name: string) => { onChange: (name: string | null) => void; onBusyChange: (isBusy: boolean) => void }
}

const { shape } = ProjectDraft

/** Some required fields have no asterisk, as in the specification. */
export function ProjectPanels({ start, values, categories, suggestions, projectId, upload }: ProjectPanelsProps) {
  const name = (values.name ?? '').trim().toLowerCase()
  const sameName = suggestions.projects.filter(
    (other) => other.id !== projectId && other.name.trim().toLowerCase() === name,
  )
  return (
    <>
      <Panel title={editorMessages.identityPanel}>
        <div className="field-grid">
          <TextField
            label={<Marked>{projectLabelsMessages.projectName}</Marked>}
            name="name"
            defaultValue={start.name}
            hint={sameName.length > 0 ? editorMessages.sameName(sameName.length) : undefined}
            validate={fieldRule(shape.name)}
          />
          <TextField
            label={editorMessages.label.pageAddress}
            name="routingName"
            isOptional
            placeholder={routingNameOf(values.name ?? '')}
            hint={<PageAddress start={start} values={values} categories={categories} />}
            defaultValue={start.routingName}
            validate={fieldRule(shape.routingName)}
          />
          <TextField
            label={<Marked>{catalogMessages.label.reraNumber}</Marked>}
            name="reraNumber"
            defaultValue={start.reraNumber}
            validate={fieldRule(shape.reraNumber)}
          />
          <SelectField
            label={<Marked>{catalogMessages.label.category}</Marked>}
            name="categoryId"
            placeholder={editorMessages.chooseCategory}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={start.categoryId}
            validate={fieldRule(shape.categoryId)}
          />
          <TextField
            label={<Marked>{catalogMessages.label.type}</Marked>}
            name="type"
            list="known-types"
            defaultValue={start.type}
            validate={fieldRule(shape.type)}
          />
          <DateField
            label={catalogMessages.label.possessionDate}
            name="possessionDate"
            isOptional
            defaultValue={start.possessionDate}
            validate={fieldRule(shape.possessionDate)}
          />
          <DateField
            label={registeredMessages.handedOver}
            name="handedOverDate"
            isOptional
            defaultValue={start.handedOverDate}
            validate={fieldRule(shape.handedOverDate)}
          />
        </div>
      </Panel>
      <Panel title={editorMessages.placePanel}>
        <div className="field-grid">
          <TextField
            className="field-full"
            label={projectLabelsMessages.projectAddress}
            name="address"
            defaultValue={start.address}
            validate={fieldRule(shape.address)}
          />
          <TextField
            label={<Marked>{catalogMessages.label.city}</Marked>}
            name="city"
            list="known-cities"
            defaultValue={start.city}
            validate={fieldRule(shape.city)}
          />
          <TextField
            label={projectLabelsMessages.projectState}
            name="state"
            list="known-states"
            defaultValue={start.state}
            validate={fieldRule(shape.state)}
          />
        </div>
      </Panel>
      <Panel title={editorMessages.wordsPanel}>
        <div className="field-grid">
          <TextAreaField
            className="field-full"
            label={projectLabelsMessages.projectOverview}
            name="overview"
            rows={7}
            hint={`${editorMessages.lineBreaksShown} ${lengthOf(values.overview)}`}
            defaultValue={start.overview}
            validate={fieldRule(shape.overview)}
          />
          <TextAreaField
            className="field-full"
            label={projectLabelsMessages.projectDescription}
            name="description"
            rows={4}
            hint={lengthOf(values.description)}
            defaultValue={start.description}
            validate={fieldRule(shape.description)}
          />
        </div>
      </Panel>
      <Panel title={editorMessages.filesPanel}>
        <div className="field-grid">
          <UploadField
            label={<Marked>{projectLabelsMessages.bannerImage}</Marked>}
            name="bannerImage"
            folder={UPLOAD_FOLDER.banners}
            kind="image"
            hint="2400 × 1200 or larger"
            asksKindAs={projectLabelsMessages.bannerImage}
            defaultValue={start.bannerImage}
            {...upload('bannerImage')}
          />
          <UploadField
            label={<Marked>{projectLabelsMessages.projectImage}</Marked>}
            name="image"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            hint={editorMessages.cardImageHint}
            asksKindAs={projectLabelsMessages.projectImage}
            defaultValue={start.image}
            {...upload('image')}
          />
          <UploadField
            className="field-full"
            label={projectLabelsMessages.projectVideo}
            name="video"
            folder={UPLOAD_FOLDER.videos}
            kind="video"
            refusal={uploadsMessages.notAProjectVideo}
            defaultValue={start.video}
            {...upload('video')}
          />
        </div>
      </Panel>
      <Suggestions id="known-types" values={suggestions.types} />
      <Suggestions id="known-cities" values={suggestions.cities} />
      <Suggestions id="known-states" values={suggestions.states} />
    </>
  )
}

function PageAddress({ start, values, categories }: Pick<ProjectPanelsProps, 'start' | 'values' | 'categories'>) {
  const typed = values.routingName?.trim() || start.routingName || values.name || ''
  if (typed === '') return null
  const routingName = routingNameOf(typed)
  const categoryName = categories.find(({ id }) => String(id) === values.categoryId)?.name ?? '…'
  const address = decodeURIComponent(projectAddress({ categoryName, routingName }))
  const isMoved = start.routingName !== '' && routingName !== start.routingName
  return isMoved ? editorMessages.pageAddressMoves(address) : editorMessages.pageAddressAt(address)
}

function Marked({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span className="editor-mark" aria-hidden="true">
        {' *'}
      </span>
    </>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

function lengthOf(text = '') {
  return `${text.length.toLocaleString('en-IN')} of ${LENGTH.paragraph.toLocaleString('en-IN')}`
}
