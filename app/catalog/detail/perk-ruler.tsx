import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { byDistance, RULER_KM, shareOfRuler } from './perk-distance.ts'
import './perk-ruler.css'

interface Perk {
  id: number
  name: string
  distance: string | null
  image: string | null
}

/** Nearby places, each with a bar as long as its distance; a plain list when no distance is known. */
export function PerkRuler({ perks }: { perks: readonly Perk[] }) {
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
