import type { LocationAndPerks } from '#contract/catalog/project-parts.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { ProjectMap } from '../project-map.tsx'
import { byDistance, RULER_KM, shareOfRuler } from './perk-distance.ts'
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

interface Perk {
  id: number
  name: string
  distance: string | null
  image: string | null
}

/** Nearby places, each with a bar as long as its distance; a plain list when no distance is known. */
function PerkRuler({ perks }: { perks: readonly Perk[] }) {
  const sorted = byDistance(perks)
  const isMeasured = sorted.some(({ kilometres }) => kilometres !== null)
  return (
    <>
      <ol className="perks">
        {sorted.map(({ id, name, distance, image, kilometres }, index) => (
          <li key={id}>
            <span className="perk-mark" aria-hidden="true">
              {image ? (
                <Picture
                  src={assetAddress(UPLOAD_FOLDER.images, image)}
                  alt=""
                  width={320}
                  height={320}
                  sizes="24px"
                  widths={[320]}
                  isGraded={false}
                />
              ) : (
                index + 1
              )}
            </span>
            <span>{name}</span>
            {distance && <b className="nowrap">{distance}</b>}
            {kilometres !== null && (
              <span
                className="perk-bar"
                style={{ '--distance': `${shareOfRuler(kilometres)}%` }}
                data-beyond={kilometres > RULER_KM ? '' : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {isMeasured && (
        <div className="perk-scale" aria-hidden="true">
          {Array.from({ length: RULER_KM }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scale are identified by their position
            <span key={index}>{index + 1} km</span>
          ))}
        </div>
      )}
    </>
  )
}
