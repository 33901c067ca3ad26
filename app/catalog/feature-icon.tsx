import drawings from './feature-icons.svg?url'

/**
 * Line icon of a feature without an image. The icons (from Lucide) are in one SVG file: as components they would add
 * to the script and the markup of every project page.
 */
export function FeatureIcon({ icon }: { icon: string }) {
  return (
    <svg className="lucide" width={40} height={40} style={{ '--icon-stroke': 1 }} aria-hidden="true">
      <use href={`${drawings}#${icon}`} />
    </svg>
  )
}
