import { ArrowUpRight, MapPin } from 'lucide-react'
import { useState } from 'react'
import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { brand } from '#contract/content/brand.ts'
import { Button } from '../ui/button.tsx'
import { mapLinkOf } from './map-link.ts'

/** Nothing is asked of the map's host until somebody wants to see the map. */
export function OfficeMap() {
  const [isShown, setShown] = useState(false)
  const address = mapAddressOf(brand.mapEmbedUrl)

  return (
    <section className="office-map" aria-label={`Map of ${brand.office.name} and its surroundings`}>
      {isShown && address ? (
        <iframe
          src={address}
          title={`Map of ${brand.office.name}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className="office-map-poster">
          <p className="office-map-mark">
            <b>{brand.office.name}</b>
          </p>
          <div className="office-map-actions">
            {address && (
              <Button className="office-map-show" onClick={() => setShown(true)}>
                <MapPin size={18} /> Show map
              </Button>
            )}
            <a
              className="link office-map-link"
              href={mapLinkOf(brand.mapEmbedUrl)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open the map in a new tab <ArrowUpRight size={16} />
            </a>
          </div>
        </div>
      )}
    </section>
  )
}
