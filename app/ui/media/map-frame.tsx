import { ArrowUpRight } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Button } from '../action/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import './map-frame.css'

interface MapFrameProps {
  className: string
  /** URL of the embedded map. */
  address: string
  /** URL of the same map as a page, for a new tab and for browsers without JavaScript. */
  link: string
  title: string
  notice: string
  /** Shown until the visitor loads the map. */
  children: ReactNode
}

/** Sends no request to the map host until the visitor loads the map or has accepted cookies. */
export function MapFrame({ className, address, link, title, notice, children }: MapFrameProps) {
  const [isRequested, setRequested] = useState(false)
  useEffect(() => setRequested(document.documentElement.dataset.cookie === '1'), [])
  return (
    <div className={classNames('map-frame', className)} data-shown={isRequested || undefined}>
      {isRequested ? (
        <iframe
          src={address}
          title={title}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      ) : (
        children
      )}
      <div className="map-frame-actions">
        {!isRequested && (
          <>
            <p>{notice}</p>
            <Button className="map-frame-show" onClick={() => setRequested(true)}>
              {siteMessages.showMap}
            </Button>
          </>
        )}
        <a className="map-frame-link" href={link} target="_blank" rel="noopener noreferrer">
          {siteMessages.openMap} <Icon of={ArrowUpRight} size={16} />
        </a>
      </div>
    </div>
  )
}
