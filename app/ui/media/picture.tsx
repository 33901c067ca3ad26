import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react'
import { ASSET_PATH, IMAGE_WIDTHS, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'
import { Elevation } from '../brand/elevation.tsx'
import { classNames } from '../class-names.ts'
import './picture.css'

type ImageFormat = 'avif' | 'webp'

/**
 * Returns the `srcset` of an upload: `/assets/images/{folder}/{name}` has the variants
 * `/assets/variants/{folder}/{name}/{width}.{format}`. Null for any other URL, because only uploads have variants.
 */
export function variantSrcset(src: string, format: ImageFormat, widths: readonly number[]): string | null {
  const upload = UPLOAD.exec(src)
  if (!upload) return null
  const [, origin = '', folder, name] = upload
  const addressOf = (width: number) => `${origin}/${VARIANT_PATH}/${folder}/${name}/${width}.${format}`
  // A single variant is used at any size, so it needs no width.
  if (widths.length === 1) return widths.map(addressOf).join('')
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(', ')
}

/** Leaves out widths above the image's own, because upscaling adds no detail, but always keeps the first one. */
export function fittingWidths(widths: readonly number[], naturalWidth: number) {
  return widths.filter((width, index) => index === 0 || width <= naturalWidth)
}

/** Returns only the middle width, for browsers without AVIF: they are rare, and a page has dozens of images. */
export function middleOf(widths: readonly number[]) {
  return widths.filter((_, index) => index === Math.floor(widths.length / 2))
}

// The API serves uploads and may be on another origin than the pages.
const UPLOAD = new RegExp(`^(https?://[^/?#]+)?/${ASSET_PATH}/([^/?#]+)/([^/?#]+)$`)

export type PictureFault = { src: string; onRetry: () => void }

/** A note for staff below the placeholder of an image that did not load; null for visitors. */
export const FaultNote = createContext<ComponentType<PictureFault> | null>(null)

type PictureProps = {
  /** URL of the original; null shows the placeholder drawing. */
  src: string | null
  alt: string
  width: number
  height: number
  sizes?: string
  widths?: readonly number[]
  /** Dominant colour of the image, shown until it has loaded. */
  colour?: string | null | undefined
  /** Loads with high priority; only for the first image of a page. */
  isEager?: boolean
  /** Set to false for drawings, documents and logos, which do not get the colour grade of photographs. */
  isGraded?: boolean
  className?: string
  position?: string | undefined
}

export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = '100vw', widths = IMAGE_WIDTHS, colour } = props
  const { isEager = false, isGraded = true } = props
  const image = useRef<HTMLImageElement>(null)
  const Note = useContext(FaultNote)
  const [fault, setFault] = useState<{ src: string | null; count: number }>({ src, count: 0 })
  const faults = fault.src === src ? fault.count : 0

  // The first retry skips the variants, which may be missing while the original exists. After a second error, the
  // placeholder is shown.
  const noteFault = () => setFault({ src, count: faults + 1 })

  useEffect(() => {
    // The image may have failed to load before hydration.
    if (image.current?.complete && image.current.currentSrc !== '' && image.current.naturalWidth === 0) {
      setFault((before) => (before.src === src && before.count > 0 ? before : { src, count: 1 }))
    }
  }, [src])

  if (!src || faults > 1) {
    return (
      <>
        <Elevation alt={alt} className={classNames('picture', props.className)} />
        {src && Note && <Note src={src} onRetry={() => setFault({ src, count: 0 })} />}
      </>
    )
  }

  const fitting = faults === 0 ? fittingWidths(widths, width) : []
  const avif = variantSrcset(src, 'avif', fitting)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={fitting.length === 1 ? undefined : sizes} />}
      <img
        ref={image}
        src={variantSrcset(src, 'webp', middleOf(fitting)) || src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        className={classNames('picture', isGraded && 'picture-graded', props.className)}
        style={
          colour || props.position
            ? { backgroundColor: colour ?? undefined, objectPosition: props.position }
            : undefined
        }
        onError={noteFault}
      />
    </picture>
  )
}
