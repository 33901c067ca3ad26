import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { ProjectMap } from '../project-map.tsx'
import type { ProjectParts } from './load-project.ts'
import './project-location.css'

interface ProjectLocationProps {
  projectName: string
  mapUrl: string | null
  mapNotice: string
  title: string | null
  perks: ProjectParts['perks']
}

export function ProjectLocation({ projectName, mapUrl, mapNotice, title, perks }: ProjectLocationProps) {
  return (
    <section id="location" className="project-location" aria-labelledby="location-title">
      <div className="project-location-text">
        <h2 id="location-title">Location benefits</h2>
        {title && <p className="muted">{title}</p>}
        {perks.length > 0 && <PerkRuler perks={perks} />}
      </div>
      {mapUrl && (
        <ProjectMap projectName={projectName} mapUrl={mapUrl} title={title ?? projectName} notice={mapNotice} />
      )}
    </section>
  )
}

function PerkRuler({ perks }: { perks: ProjectParts['perks'] }) {
  return (
    <>
      <ol className="perks">
        {perks.map(({ id, name, distance, image, bar }, index) => (
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
            {bar && (
              <span
                className="perk-bar"
                style={{ '--distance': `${bar.share}%` }}
                data-beyond={bar.isBeyond ? '' : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {perks.some(({ bar }) => bar) && (
        <div className="perk-scale" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((mark) => (
            <span key={mark}>{mark} km</span>
          ))}
        </div>
      )}
    </>
  )
}
