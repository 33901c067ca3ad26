import './spinner.css'

/** Decorative: the element around it must describe the busy state in text. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
