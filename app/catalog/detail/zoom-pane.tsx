import { Minus, Plus } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/action/button.tsx'
import { inPlace } from '../../ui/action/in-place.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsSeen } from '../../ui/media/use-is-seen.ts'
import type { ShownZoom, Zoomer } from './attach-zoom.ts'
import './zoom-pane.css'

interface ZoomPaneProps {
  label: string
  fullScreen?: { src: string; onOpen: () => void }
  className?: string
  children: ReactNode
}

export function ZoomPane({ label, fullScreen, className, children }: ZoomPaneProps) {
  const { pane, transform, isLargest, press, isHydrated } = useZoom()
  return (
    <div className={classNames('zoom', className)}>
      <div
        ref={pane}
        className="zoom-pane"
        {...(isHydrated && {
          tabIndex: 0,
          role: 'group',
          'aria-label': `${label}. Plus and minus zoom, the arrow keys move.`,
        })}
        data-zoomed={transform ? true : undefined}
      >
        <div className="zoom-surface" style={transform ? { transform } : undefined}>
          {children}
        </div>
      </div>
      {/* The zoom buttons need JavaScript, and on every plan they would enlarge the HTML, so hydration adds them. */}
      {(fullScreen || isHydrated) && (
        <div className="zoom-controls">
          {isHydrated && (
            <>
              <IconButton
                label="Zoom in"
                icon={<Icon of={Plus} size={20} />}
                // Not `disabled`, because that would drop the focus from the button that was just pressed.
                aria-disabled={isLargest}
                onClick={() => press('zoomIn')}
              />
              <IconButton
                label="Zoom out"
                icon={<Icon of={Minus} size={20} />}
                aria-disabled={!transform}
                onClick={() => press('zoomOut')}
              />
            </>
          )}
          {fullScreen && (
            // biome-ignore lint/a11y/useAnchorContent: the aria-label names it, and the style sheet draws its icon
            <a
              className="icon-button zoom-full"
              href={fullScreen.src}
              title="Full screen"
              aria-label="Full screen"
              aria-haspopup="dialog"
              onClick={inPlace(fullScreen.onOpen)}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** Loads the zoom code when the pane comes near the viewport, because most visitors never reach a plan. */
function useZoom() {
  const pane = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(pane, '200px')
  const zoomer = useRef<Promise<Zoomer> | null>(null)
  const [zoom, setZoom] = useState<ShownZoom>({ isLargest: false })
  const [isHydrated, setHydrated] = useState(false)

  /** With null, only loads the code. After a failed load, the next press tries again. */
  function press(button: 'zoomIn' | 'zoomOut' | null) {
    const element = pane.current
    if (!element) return
    zoomer.current ??= import('./attach-zoom.ts').then(({ attachZoom }) => attachZoom(element, setZoom))
    zoomer.current.then(
      (loaded) => button && loaded[button](),
      () => {
        zoomer.current = null
      },
    )
  }

  useEffect(() => setHydrated(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the script is loaded once.
  useEffect(() => {
    if (!isSeen) return
    press(null)
    return () => {
      void zoomer.current?.then(({ detach }) => detach())
      zoomer.current = null
    }
  }, [isSeen])

  return { pane, ...zoom, press, isHydrated }
}
