import { Maximize, Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/action/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useZoom } from './use-zoom.ts'
import { MAX_SCALE } from './zoom-state.ts'
import './zoom-pane.css'

interface ZoomPaneProps {
  /** Accessible name of the content. */
  label: string
  /** Id of the dialog that shows the content in full screen. */
  stageId?: string
  className?: string
  children: ReactNode
}

/** An image that can be zoomed and panned. */
export function ZoomPane({ label, stageId, className, children }: ZoomPaneProps) {
  const { zoom, zoomIn, zoomOut, onPane } = useZoom()
  return (
    <div className={classNames('zoom', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        {...onPane}
        className="zoom-pane"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the element must be focusable to receive the zoom and pan keys
        tabIndex={0}
        role="group"
        aria-label={`${label}. Plus and minus zoom, the arrow keys move.`}
        data-zoomed={zoom.scale > 1 || undefined}
      >
        <div className="zoom-surface" style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
          {children}
        </div>
      </div>
      <div className="zoom-controls">
        <IconButton
          label="Zoom in"
          icon={<Icon of={Plus} size={20} />}
          disabled={zoom.scale >= MAX_SCALE}
          onClick={zoomIn}
        />
        <IconButton
          label="Zoom out"
          icon={<Icon of={Minus} size={20} />}
          disabled={zoom.scale <= 1}
          onClick={zoomOut}
        />
        {stageId && (
          <IconButton
            className="zoom-full"
            label="Full screen"
            icon={<Icon of={Maximize} size={20} />}
            command="show-modal"
            commandfor={stageId}
          />
        )}
      </div>
    </div>
  )
}
