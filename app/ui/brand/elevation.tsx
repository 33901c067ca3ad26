import { Drawing } from './drawing.tsx'
import elevation from './drawings/elevation.svg?no-inline'
import './elevation.css'

/** The drawn building shown in place of a picture that is missing or fails to load. */
export function Elevation({ alt = '', className = 'elevation' }: { alt?: string; className?: string }) {
  return <Drawing className={className} src={elevation} alt={alt} width={1560} height={1252} fit="xMidYMid slice" />
}
