import drawings from './feature-icons.svg?url'

/**
 * A line icon for features without a picture. The drawings, all from Lucide, are in a file of their own: as components
 * they would weigh on every project's page, in its script and again in its markup.
 */
export function FeatureIcon({ drawing }: { drawing: string }) {
  return (
    <svg
      className="lucide"
      width={40}
      height={40}
      fill="none"
      stroke="currentColor"
      style={{ '--icon-stroke': 1 }}
      aria-hidden="true"
    >
      <use href={`${drawings}#${drawing}`} />
    </svg>
  )
}
