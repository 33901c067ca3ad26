import type { LocationAndPerks } from '#contract/catalog/project-parts.schema.ts'
import { ProjectMap } from '../project-map.tsx'
import { PerkRuler } from './perk-ruler.tsx'
import './project-location.css'

interface ProjectLocationProps {
  projectName: string
  mapUrl: string | null
  title: string | null
  perks: readonly Pick<LocationAndPerks['perks'][number], 'id' | 'name' | 'distance' | 'image'>[]
}

export function ProjectLocation({ projectName, mapUrl, title, perks }: ProjectLocationProps) {
  return (
    <section id="location" className="project-location" aria-labelledby="location-title">
      <div className="project-location-text">
        <h2 id="location-title">Location benefits</h2>
        {title && <p className="muted">{title}</p>}
        {perks.length > 0 && <PerkRuler perks={perks} />}
      </div>
      {mapUrl && <ProjectMap projectName={projectName} mapUrl={mapUrl} title={title ?? projectName} />}
    </section>
  )
}
