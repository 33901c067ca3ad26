import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Feature } from '#contract/catalog/features.schema.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'
import type { RecordActions } from '../../ui/record/use-record-screen.tsx'
import { RowActions } from '../../ui/table/row-actions.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { FeatureIcon } from '../feature-icon.tsx'
import { iconNameOf } from '../feature-icon-name.ts'

export function featureColumns({ edit, remove }: RecordActions<Feature>): Column<Feature>[] {
  return [
    { key: 'number', header: labelMessages.serialNumber, width: '72px', cell: (_, at) => at + 1 },
    {
      key: 'name',
      header: projectLabelsMessages.feature,
      isSortable: true,
      isShownOnPhones: true,
      value: ({ name }) => name,
      cell: ({ name }) => <b className="feature-name">{name}</b>,
    },
    {
      key: 'image',
      header: labelMessages.image,
      isShownOnPhones: true,
      width: '84px',
      cell: ({ name, image }) => (
        <div className="feature-image">
          {image ? (
            <Picture
              src={assetAddress(UPLOAD_FOLDER.images, image)}
              alt=""
              width={320}
              height={214}
              sizes="60px"
              widths={[320]}
              isGraded={false}
            />
          ) : (
            <FeatureIcon icon={iconNameOf(name)} />
          )}
        </div>
      ),
    },
    {
      key: 'action',
      header: labelMessages.action,
      isPinned: true,
      isShownOnPhones: true,
      width: '112px',
      cell: (feature) => (
        <RowActions
          name={feature.name}
          details={feature.projects === undefined ? undefined : recordsMessages.usedBy(feature.projects)}
          onEdit={() => edit(feature)}
          onDelete={() => remove(feature)}
        />
      ),
    },
  ]
}
