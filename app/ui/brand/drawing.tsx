interface DrawingProps {
  /** URL of a file in `drawings/`. */
  src: string
  width: number
  height: number
  alt?: string
  className?: string
  /** How the drawing fills a box of another shape, as a `preserveAspectRatio` value. */
  fit?: string
}

/**
 * Refers to the file with `use`, because an `img` cannot read the page's custom properties, which contain the colours.
 */
export function Drawing({ src, width, height, alt = '', className, fit }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={!alt}
    >
      <use href={`${src}#drawing`} />
    </svg>
  )
}
