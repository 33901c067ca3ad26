import { COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { type CardProject, ProjectCard } from '../project-card.tsx'

/** The card as visitors will see it, with every letter that is typed. It only shows: it leads nowhere. */
export function CardPreview({ values }: { values: FormValues }) {
  return (
    <Panel title={editorMessages.cardPanel} lead={editorMessages.cardLead} className="card-preview">
      <div inert>
        <ProjectCard project={cardOf(values)} sizes="360px" />
      </div>
    </Panel>
  )
}

function cardOf(values: FormValues): CardProject {
  const { name = '', type = '', address = '', city = '', image = '', status = '' } = values
  const blank = { id: 0, address: '#', colour: null }
  if (values.categoryId === String(COMING_SOON_CATEGORY)) {
    return { ...blank, name: catalogMessages.comingSoonOnCard, place: city, image: null, status: null }
  }
  return {
    ...blank,
    name: name.trim() === '' ? editorMessages.newProject : name,
    place: [type, address].filter((part) => part.trim() !== '').join('. '),
    image: image === '' ? null : assetAddress(UPLOAD_FOLDER.images, image),
    status,
  }
}
