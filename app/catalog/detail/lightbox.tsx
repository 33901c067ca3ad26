import { ArrowLeft, ArrowRight } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { targetAfter } from '../../ui/media/use-carousel.ts'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import type { GalleryPicture } from './gallery-tile.tsx'
import './lightbox.css'

interface LightboxProps {
  label: string
  pictures: readonly GalleryPicture[]
  start: number
  onClose: () => void
}

export default function Lightbox({ label, pictures, start, onClose }: LightboxProps) {
  const { track, index, goTo, move } = useStageTrack(start, pictures.length)
  const strip = useRef<HTMLDivElement>(null)
  const current = pictures[index]

  useEffect(() => {
    const thumb = strip.current?.children[index]
    if (!(thumb instanceof HTMLElement) || !strip.current) return
    strip.current.scrollTo({ left: thumb.offsetLeft - (strip.current.clientWidth - thumb.clientWidth) / 2 })
  }, [index])

  return (
    <Dialog id="gallery-stage" look="stage" label={label} className="lightbox" isOpen onClose={onClose}>
      <p className="lightbox-count" aria-live="polite">
        <span className="tabular">
          {index + 1} / {pictures.length}
        </span>
        , {current?.category}
        {current?.claim && <small className="claim">{current.claim}</small>}
      </p>
      <div className="lightbox-row">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable to be scrolled by keyboard */}
        <ul ref={track} className="lightbox-track" tabIndex={0} aria-label={label}>
          {pictures.map((picture, at) => (
            <li key={picture.id} inert={at !== index}>
              <Picture
                src={assetAddress(UPLOAD_FOLDER.images, picture.image)}
                alt={picture.alt}
                width={picture.width ?? 1920}
                height={picture.height ?? 1200}
                sizes="100vw"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <IconButton
              className="lightbox-previous"
              look="framed"
              label="Previous"
              icon={<Icon of={ArrowLeft} size={20} />}
              onClick={() => move(-1)}
            />
            <IconButton
              {...initialFocus}
              className="lightbox-next"
              look="framed"
              label="Next"
              icon={<Icon of={ArrowRight} size={20} />}
              onClick={() => move(1)}
            />
          </>
        )}
      </div>
      <div ref={strip} className="lightbox-strip">
        {pictures.map((picture, at) => (
          <button
            key={picture.id}
            type="button"
            aria-label={`Show ${picture.alt}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => goTo(at)}
          >
            <Picture
              src={assetAddress(UPLOAD_FOLDER.images, picture.image)}
              alt=""
              width={320}
              height={227}
              sizes="96px"
              widths={[320]}
            />
          </button>
        ))}
      </div>
    </Dialog>
  )
}

/** Derives the index of the visible image from the scroll position, so that swiping, buttons and keys agree. */
function useStageTrack(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  // A second press during a smooth scroll counts from the target of the first one, not from the current position.
  const target = useRef<number | null>(null)

  const goTo = useCallback(
    (index: number) => {
      const list = track.current
      if (!list) return
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.current = (index + count) % count
      list.scrollTo({ left: target.current * list.clientWidth, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    },
    [count],
  )

  const move = useCallback((by: number) => goTo((target.current ?? index) + by), [index, goTo])

  useEffect(() => {
    const list = track.current
    if (!list) return
    let before = start
    list.scrollTo({ left: start * list.clientWidth, behavior: 'instant' })
    function read() {
      if (!list) return
      const index = Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
      target.current = targetAfter(target.current, { before, index })
      before = index
      setIndex(index)
    }
    list.addEventListener('scroll', read, { passive: true })
    return () => list.removeEventListener('scroll', read)
  }, [start])

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'ArrowRight') move(1)
      else if (event.key === 'ArrowLeft') move(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [move])

  return { track, index, goTo, move }
}
