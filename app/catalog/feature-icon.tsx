import drawings from './feature-icons.svg?url'

/**
 * The icons are in one SVG file, because as components they would add to the bundle and the HTML of every project page.
 */
export function FeatureIcon({ icon }: { icon: string }) {
  return (
    <svg className="lucide" width={40} height={40} style={{ '--icon-stroke': 1 }} aria-hidden="true">
      <use href={`${drawings}#${icon}`} />
    </svg>
  )
}
