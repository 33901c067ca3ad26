import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { brand } from '#contract/content/brand.ts'
import { MapFrame } from '../ui/media/map-frame.tsx'
import { mapLinkOf } from './map-link.ts'

export function OfficeMap() {
  return (
    <section aria-label={`Map of ${brand.office.name} and its surroundings`}>
      <MapFrame
        className="office-map"
        address={mapAddressOf(brand.mapEmbedUrl)}
        link={mapLinkOf(brand.mapEmbedUrl)}
        title={`Map of ${brand.office.name}`}
      >
        <p className="office-map-mark">
          <b>{brand.office.name}</b>
        </p>
      </MapFrame>
    </section>
  )
}
