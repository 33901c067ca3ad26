import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import { Children, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../action/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useAutoplay } from './use-autoplay.ts'
import {
  autoplayStep,
  CAROUSEL_WIDTHS,
  type ItemsFrom,
  isNearLast,
  itemsPerWidth,
  lastIndex,
  useCarousel,
} from './use-carousel.ts'
import { useIsSeen } from './use-is-seen.ts'
import './carousel.css'

type CarouselProps = {
  label: string
  children: ReactNode
  items: ItemsFrom
  /**
   * Number of slides to render until the carousel scrolls into view; all by default. Must cover the slides visible at
   * once, including the peek.
   */
  atFirst?: number
  /** Gap between two items in px. */
  margin?: number
  isLooping?: boolean
  autoplayMs?: number | null
  /** Pauses autoplay, for example while a film plays. */
  isPaused?: boolean
  hasPauseButton?: boolean
  /** Visible part of the next item, as a fraction of one item. */
  peek?: number
  /** Extends to the right edge of the page, with its first item aligned to the headings. */
  isBleeding?: boolean
  hasMeter?: boolean
  /** Called when the visitor is near the last slide, so that more can be loaded. */
  onNearEnd?: () => void
  /**
   * Set for a carousel that is hidden at first, for example in a closed tab. Its arrows, which need JavaScript, are
   * then added after hydration.
   */
  isClosedAtFirst?: boolean
  /** Shown beside the arrows. */
  head?: ReactNode
  className?: string
}

export function Carousel(props: CarouselProps) {
  const { label, items, margin = 20, isLooping = false, autoplayMs = null, isPaused = false } = props
  const { peek = 0, isBleeding = false, hasMeter = true, hasPauseButton = false, head } = props
  const region = useRef<HTMLElement>(null)
  const isSeen = useIsSeen(region)
  const all = useMemo(() => slidesIn(props.children), [props.children])
  const slides = isSeen ? all : all.slice(0, props.atFirst)
  const count = slides.length
  const track = useRef<HTMLUListElement>(null)
  const { index, perView, shown, goTo, destination, move } = useCarousel(track, count)
  const [isStoppedByUser, setStopped] = useState(false)

  const turn = useCallback(() => {
    const next = autoplayStep({ index, count, perView })
    if (next !== null) goTo(next)
  }, [index, count, perView, goTo])
  useAutoplay(region, { autoplayMs, isPaused, isStoppedByUser, place: index, onTurn: turn })

  const { onNearEnd } = props
  const isNearEnd = isSeen && isNearLast({ index, count: all.length, perView })
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  const { fewest, perWidth } = layoutOf(items)
  const style = { '--count': all.length, '--margin': `${margin}px`, '--peek': peek, ...perWidth }
  // Before the first measurement the width is unknown, so show the arrows if any width needs them.
  const canMove = shown ? lastIndex({ count, perView }) > 0 : !props.isClosedAtFirst && count > fewest
  const hasPrevious = destination('previous', isLooping) !== null
  const hasNext = destination('next', isLooping) !== null

  return (
    <section
      ref={region}
      className={classNames('carousel', isBleeding && 'carousel-bleeding', props.className)}
      style={style}
      aria-label={label}
      aria-roledescription="carousel"
    >
      <div className={classNames('carousel-head', isBleeding && 'wrap')}>
        <div className="carousel-heading">{head}</div>
        {canMove && (
          <div className="carousel-controls">
            {hasPauseButton && autoplayMs !== null && (
              <IconButton
                look="framed"
                label={isStoppedByUser ? 'Play' : 'Pause'}
                icon={isStoppedByUser ? <Icon of={Play} size={18} /> : <Icon of={Pause} size={18} />}
                onClick={() => setStopped(!isStoppedByUser)}
              />
            )}
            <IconButton
              look="framed"
              label="Previous"
              icon={<Icon of={ArrowLeft} size={20} />}
              // Not `disabled`, because that would drop the focus from the pressed button.
              aria-disabled={shown !== null && !hasPrevious}
              onClick={() => move('previous', isLooping)}
            />
            <IconButton
              look="framed"
              label="Next"
              icon={<Icon of={ArrowRight} size={20} />}
              aria-disabled={shown !== null && !hasNext}
              onClick={() => move('next', isLooping)}
            />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the arrow keys */}
      <ul ref={track} className="carousel-track" tabIndex={0} aria-label={label}>
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by index; each child has its own key
          <li key={at} className="carousel-slide" inert={shown !== null && shown.size > 0 && !shown.has(at)}>
            {slide}
          </li>
        ))}
      </ul>
      {hasMeter && canMove && <div className="carousel-meter" />}
    </section>
  )
}

/** Uses a plain array as it is: `Children.toArray` would clone all slides, including those not rendered yet. */
function slidesIn(children: ReactNode): readonly ReactNode[] {
  const isPlainList = Array.isArray(children) && !children.some(Array.isArray)
  return isPlainList ? children.filter(Boolean) : Children.toArray(children)
}

const layouts = new WeakMap<ItemsFrom, Layout>()

interface Layout {
  fewest: number
  perWidth: Record<string, number | undefined>
}

/** Cached by configuration object, of which there are only a few. */
function layoutOf(items: ItemsFrom) {
  const known = layouts.get(items)
  if (known) return known
  const counts = itemsPerWidth(items)
  const perWidth = Object.fromEntries(CAROUSEL_WIDTHS.map((width, at) => [`--from-${width}`, counts[at]]))
  const layout: Layout = { fewest: Math.min(...counts), perWidth }
  layouts.set(items, layout)
  return layout
}
