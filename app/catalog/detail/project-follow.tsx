import { AddressForm } from '../../ui/form/address-form.tsx'
import type { ProjectParts } from './load-project.ts'
import './project-follow.css'

export function ProjectFollow({ follow }: { follow: ProjectParts['follow'] }) {
  return (
    <section id="follow" className="wrap project-follow no-print">
      <div>
        <h2>{follow.title}</h2>
        <p className="muted">{follow.text}</p>
      </div>
      <AddressForm {...follow.form} />
    </section>
  )
}
