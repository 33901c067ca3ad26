import elevation from './drawings/elevation.svg?no-inline'
import './elevation.css'

/** The drawn building that stands in for a picture that does not exist or does not load. */
export function Elevation({ alt = '', className = 'elevation' }: { alt?: string; className?: string }) {
  return (
    <img className={className} src={elevation} alt={alt} width={1560} height={1252} loading="lazy" decoding="async" />
  )
}
