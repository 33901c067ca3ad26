import { ArrowUpRight, MapPin } from 'lucide'
import { type ReactNode, useState } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Button } from '../action/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useWaitingMark } from '../layout/use-waiting-mark.ts'
import './map-frame.css'

interface MapFrameProps {
  className: string
  /** What the frame shows; null where the map may not be framed, and only the link is offered. */
  address: string | null
  /** The same map on its own page, for a tab of its own and for browsers without scripts. */
  link: string
  title: string
  /** What stands there until somebody asks for the map. */
  children: ReactNode
}

/** The map's host learns of a visitor only when that visitor asks for the map. */
export function MapFrame({ className, address, link, title, children }: MapFrameProps) {
  const [isAsked, setAsked] = useState(false)
  const isShown = isAsked && address !== null
  const waiting = useWaitingMark<HTMLDivElement>()
  return (
    <div {...waiting} className={classNames('map-frame', className)} data-shown={isShown || undefined}>
      {isShown ? (
        <iframe
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        children
      )}
      <div className="map-frame-actions">
        {address !== null && !isShown && (
          <Button className="map-frame-show" onClick={() => setAsked(true)}>
            <Icon of={MapPin} size={18} /> {siteMessages.showMap}
          </Button>
        )}
        <a className="map-frame-link" href={link} target="_blank" rel="noopener noreferrer">
          {siteMessages.openMap} <Icon of={ArrowUpRight} size={16} />
        </a>
      </div>
    </div>
  )
}
