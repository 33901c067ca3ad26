import { Download } from 'lucide'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { ButtonAnchor } from '../../ui/action/button.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { AddressForm } from '../../ui/form/address-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ProjectParts } from './load-project.ts'
import '../follow/brochure-form.css'
import './project-facts.css'

export function ProjectFacts({ facts, brochure, brochureForm }: ProjectParts) {
  return (
    <div className="project-facts">
      <dl>
        {facts.map(({ label, text, fill, isWhole }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isWhole ? 'project-facts-whole' : undefined}>
              {fill === undefined ? text : <StatusMark label={text} fill={fill} />}
            </dd>
          </div>
        ))}
      </dl>
      {brochure && (
        <ButtonAnchor className="no-print" href={brochure} download>
          <Icon of={Download} size={19} /> {catalogMessages.downloadBrochure}
        </ButtonAnchor>
      )}
      {brochureForm && <AddressForm {...brochureForm} />}
    </div>
  )
}
