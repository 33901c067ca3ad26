interface DrawingProps {
  /** Address of a file in `drawings/`. */
  src: string
  width: number
  height: number
  /** Text alternative; leave empty where the drawing is decorative. */
  alt?: string
  className?: string
  /** How the drawing fills a box of another shape, like `object-fit` and `object-position` of a picture. */
  fit?: string
}

/** A drawing in the colours of the look: a file shown by `img` cannot read the custom properties of its page. */
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
