import { MapFrame } from '../ui/media/map-frame.tsx'
import './project-map.css'

interface ProjectMapProps {
  projectName: string
  mapUrl: string
  title: string
  notice: string
}

export function ProjectMap({ projectName, mapUrl, title, notice }: ProjectMapProps) {
  return (
    <MapFrame className="project-map" address={mapUrl} link={mapUrl} title={`Map: ${title}`} notice={notice}>
      <svg viewBox="0 0 800 720" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <g className="project-map-rings">
          {RINGS.map(({ radius, label }) => (
            <g key={label}>
              <circle cx="400" cy="340" r={radius} />
              <text x="400" y={340 - radius - 8} textAnchor="middle">
                {label}
              </text>
            </g>
          ))}
        </g>
        <circle className="project-map-point" cx="400" cy="340" r="6" />
      </svg>
      <p className="project-map-name">{projectName}</p>
    </MapFrame>
  )
}

const RINGS = [
  { radius: 95, label: '1 km' },
  { radius: 190, label: '2 km' },
  { radius: 285, label: '3 km' },
]
