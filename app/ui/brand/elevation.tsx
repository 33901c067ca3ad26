import { Drawing } from './drawing.tsx'
import elevation from './drawings/elevation.svg?no-inline'
import './elevation.css'

/** Shown in place of an image that is missing or fails to load. */
export function Elevation({ alt = '', className = 'elevation' }: { alt?: string; className?: string }) {
  return <Drawing className={className} src={elevation} alt={alt} width={1560} height={1252} fit="xMidYMid slice" />
}
