import { Download } from 'lucide'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { ButtonAnchor } from '../../ui/action/button.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { AddressForm, type AddressFormProps } from '../../ui/form/address-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { statusFill } from '../project-status.ts'
import './project-facts.css'

interface ProjectFactsProps {
  project: Pick<Project, 'type' | 'address' | 'reraNumber' | 'status'> & { possession: string | null }
  brochure: string | null
  brochureForm: AddressFormProps | null
}

export function ProjectFacts({ project, brochure, brochureForm }: ProjectFactsProps) {
  return (
    <div className="project-facts">
      <dl>
        <div>
          <dt>Type</dt>
          <dd>{project.type}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{project.address}</dd>
        </div>
        <div>
          <dt>{catalogMessages.label.reraNumber}</dt>
          <dd className="nowrap">{project.reraNumber}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <StatusMark label={project.status} fill={statusFill(project.status)} />
          </dd>
        </div>
        {project.possession && (
          <div>
            <dt>{catalogMessages.label.possessionDate}</dt>
            <dd className="nowrap">{project.possession}</dd>
          </div>
        )}
      </dl>
      {brochure && (
        <ButtonAnchor className="no-print" href={assetAddress(UPLOAD_FOLDER.images, brochure)} download>
          <Icon of={Download} size={19} /> {catalogMessages.downloadBrochure}
        </ButtonAnchor>
      )}
      {brochureForm && <AddressForm {...brochureForm} />}
    </div>
  )
}
