import { ExternalLink, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import './project-map.css'

interface ProjectMapProps {
  projectName: string
  mapUrl: string
  title: string
}

/** The map's host learns of a visitor only when that visitor asks for the map. */
export function ProjectMap({ projectName, mapUrl, title }: ProjectMapProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="project-map">
      {isShown ? (
        <iframe
          src={mapUrl}
          title={`Map: ${title}`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
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
          <Button className="project-map-show" onClick={() => setShown(true)}>
            <MapPin size={18} /> Show map
          </Button>
        </>
      )}
      <a className="project-map-link" href={mapUrl} target="_blank" rel="noopener noreferrer">
        Open the map in a new tab <ExternalLink size={16} />
      </a>
    </div>
  )
}

const RINGS = [
  { radius: 95, label: '1 km' },
  { radius: 190, label: '2 km' },
  { radius: 285, label: '3 km' },
]
