import './spinner.css'

/** The spinner is decorative: the element that contains it must also have a text for the busy state. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
