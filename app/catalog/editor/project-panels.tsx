import type { ReactNode } from 'react'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { say as editorSay } from '#contract/catalog/editor.messages.ts'
import { ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { say as uploadsSay } from '#contract/uploads/uploads.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../../lib/field-rule.ts'
import type { FormValues } from '../../ui/form-values.ts'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'

interface ProjectPanelsProps {
  start: FormValues
  values: FormValues
  categories: readonly Category[]
  /** What other projects say in these fields, offered while typing. */
  known: { types: readonly string[]; cities: readonly string[]; states: readonly string[] }
  upload: (name: string) => { onChange: (name: string | null) => void; onBusyChange: (isBusy: boolean) => void }
}

const { shape } = ProjectDraft

/** The twelve fields in four panels. All are required; the specification has the mark on seven of them alone. */
export function ProjectPanels({ start, values, categories, known, upload }: ProjectPanelsProps) {
  return (
    <>
      <Panel title={editorSay.identityPanel}>
        <div className="field-grid">
          <TextField
            label={<Marked>{say.label.projectName}</Marked>}
            name="name"
            defaultValue={start.name}
            validate={fieldRule(shape.name)}
          />
          <TextField
            label={<Marked>{say.label.reraNumber}</Marked>}
            name="reraNumber"
            defaultValue={start.reraNumber}
            validate={fieldRule(shape.reraNumber)}
          />
          <SelectField
            label={<Marked>{say.label.category}</Marked>}
            name="categoryId"
            placeholder={editorSay.chooseCategory}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={start.categoryId}
            validate={fieldRule(shape.categoryId)}
          />
          <TextField
            label={<Marked>{say.label.type}</Marked>}
            name="type"
            list="known-types"
            defaultValue={start.type}
            validate={fieldRule(shape.type)}
          />
        </div>
      </Panel>
      <Panel title={editorSay.placePanel}>
        <div className="field-grid">
          <TextField
            className="field-full"
            label={say.label.projectAddress}
            name="address"
            defaultValue={start.address}
            validate={fieldRule(shape.address)}
          />
          <TextField
            label={<Marked>{say.label.city}</Marked>}
            name="city"
            list="known-cities"
            defaultValue={start.city}
            validate={fieldRule(shape.city)}
          />
          <TextField
            label={say.label.projectState}
            name="state"
            list="known-states"
            defaultValue={start.state}
            validate={fieldRule(shape.state)}
          />
        </div>
      </Panel>
      <Panel title={editorSay.wordsPanel}>
        <div className="field-grid">
          <TextAreaField
            className="field-full"
            label={say.label.projectOverview}
            name="overview"
            rows={7}
            hint={`${editorSay.newLinesKept} ${lengthOf(values.overview)}`}
            defaultValue={start.overview}
            validate={fieldRule(shape.overview)}
          />
          <TextAreaField
            className="field-full"
            label={say.label.projectDescription}
            name="description"
            rows={4}
            hint={lengthOf(values.description)}
            defaultValue={start.description}
            validate={fieldRule(shape.description)}
          />
        </div>
      </Panel>
      <Panel title={editorSay.filesPanel}>
        <div className="field-grid">
          <UploadField
            label={<Marked>{say.label.bannerImage}</Marked>}
            name="bannerImage"
            folder={UPLOAD_FOLDER.banners}
            kind="image"
            hint="2400 × 1200 or larger"
            defaultValue={start.bannerImage}
            {...upload('bannerImage')}
          />
          <UploadField
            label={<Marked>{say.label.projectImage}</Marked>}
            name="image"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            hint={editorSay.cardImageHint}
            defaultValue={start.image}
            {...upload('image')}
          />
          <UploadField
            className="field-full"
            label={say.label.projectVideo}
            name="video"
            folder={UPLOAD_FOLDER.videos}
            kind="video"
            refusal={uploadsSay.notAProjectVideo}
            defaultValue={start.video}
            {...upload('video')}
          />
        </div>
      </Panel>
      <Known id="known-types" words={known.types} />
      <Known id="known-cities" words={known.cities} />
      <Known id="known-states" words={known.states} />
    </>
  )
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

function Known({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}

function lengthOf(text = '') {
  return `${text.length.toLocaleString('en-IN')} of ${LENGTH.paragraph.toLocaleString('en-IN')}`
}
