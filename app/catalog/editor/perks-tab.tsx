import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { deletePerk, getLocation, savePerk } from '#contract/catalog/project-parts.endpoints.ts'
import { type LocationPerk, LocationPerkDraft } from '#contract/catalog/project-parts.schema.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { PartForm } from './part-form.tsx'
import { type PartRowFormProps, PartTab } from './part-tab.tsx'
import { PartName, PartThumb } from './part-thumb.tsx'
import { PART_QUERIES, type QueryState, storedPart } from './use-project-parts.ts'

const { shape } = LocationPerkDraft
const LABELS = {
  name: editorMessages.label.perkName,
  distance: editorMessages.label.distance,
  image: labelMessages.image,
}

export function PerksTab({ projectId, query }: { projectId: number; query: QueryState<LocationPerk[]> }) {
  return (
    <PartTab
      caption={catalogChangesMessages.tab.perks}
      addLabel={editorMessages.perks.add}
      emptyTitle={editorMessages.perks.none}
      hint={editorMessages.perks.orderHint}
      query={query}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      entity="perk"
      remove={(id) => browserApi(deletePerk, { params: { id } })}
      invalidates={PART_QUERIES.location}
      form={(row, context) => <PerkForm projectId={projectId} row={row} context={context} />}
    />
  )
}

function PerkForm({ projectId, row, context }: PartRowFormProps<LocationPerk>) {
  return (
    <PartForm
      {...context}
      title={row ? editorMessages.perks.edit : editorMessages.perks.new}
      lead={row?.name}
      schema={LocationPerkDraft}
      isSpecified
      {...storedPart({ row, projectId, valuesOf, read: () => readPerks(projectId) })}
      labels={LABELS}
      save={(draft, version) => browserApi(savePerk, { body: { ...draft, version } })}
    >
      {({ start, upload }) => (
        <>
          <TextField label={LABELS.name} name="name" defaultValue={start.name} validate={fieldRule(shape.name)} />
          <TextField
            label={LABELS.distance}
            name="distance"
            isOptional
            hint="1.2 km, 400 m or 5 minutes"
            defaultValue={start.distance}
            validate={fieldRule(shape.distance)}
          />
          <UploadField
            label={LABELS.image}
            name="image"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            isOptional
            defaultValue={start.image}
            {...upload('image')}
          />
        </>
      )}
    </PartForm>
  )
}

function valuesOf(row: LocationPerk | null) {
  return { name: row?.name ?? '', distance: row?.distance ?? '', image: row?.image ?? '' }
}

async function readPerks(projectId: number) {
  const outcome = await browserApi(getLocation, { params: { projectId } })
  return outcome.ok ? { ...outcome, data: outcome.data.perks } : outcome
}

const COLUMNS: Column<LocationPerk>[] = [
  {
    key: 'name',
    header: editorMessages.label.perkName,
    isShownOnPhones: true,
    cell: ({ name, image }) => <PartName thumb={image !== null && <PartThumb image={image} />} name={name} />,
  },
  { key: 'distance', header: editorMessages.label.distance, isShownOnPhones: true, cell: ({ distance }) => distance },
]
