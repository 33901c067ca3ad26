import { useEffect, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { ASSET_PATH, IMAGE_WIDTHS, VARIANT_PATH } from '#contract/uploads/uploads.constants.ts'
import { Elevation } from '../brand/elevation.tsx'
import { classNames } from '../class-names.ts'
import './picture.css'

type ImageFormat = 'avif' | 'webp'

/**
 * `/assets/images/{folder}/{name}` → `srcset` over `/assets/variants/{folder}/{name}/{width}.{format}`. Null for an
 * address that is not one of our uploads, because only uploads have variants.
 */
export function variantSet(src: string, format: ImageFormat, widths: readonly number[]): string | null {
  const upload = UPLOAD.exec(src)
  if (!upload) return null
  const [, origin = '', folder, name] = upload
  return widths.map((width) => `${origin}/${VARIANT_PATH}/${folder}/${name}/${width}.${format} ${width}w`).join(', ')
}

/** Upscaling adds bytes and no detail, so no variant is wider than the picture. */
export function fittingWidths(widths: readonly number[], naturalWidth: number) {
  return widths.filter((width, index) => index === 0 || width <= naturalWidth)
}

/** Browsers without AVIF are rare and a page has dozens of pictures, so they get a single width. */
export function middleOf(widths: readonly number[]) {
  return widths.filter((_, index) => index === Math.floor(widths.length / 2))
}

// The API serves the files and may be on another origin than the pages.
const UPLOAD = new RegExp(`^(https?://[^/?#]+)?/${ASSET_PATH}/([^/?#]+)/([^/?#]+)$`)

type PictureProps = {
  /** Address of the original; null shows the drawn elevation instead. */
  src: string | null
  alt: string
  width: number
  height: number
  /** The `sizes` attribute of the image. */
  sizes?: string
  widths?: readonly number[]
  /** Dominant colour of the picture, shown until it has loaded. */
  colour?: string | null | undefined
  /** Loads with high priority: only for the first picture of a page. */
  isEager?: boolean
  /** Shows drawings, documents and logos without the colour grade of photographs. */
  isGraded?: boolean
  className?: string
}

const FORMATS: readonly ImageFormat[] = ['avif', 'webp']

export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = '100vw', widths = IMAGE_WIDTHS, colour } = props
  const { isEager = false, isGraded = true } = props
  const fitting = fittingWidths(widths, width)
  const image = useRef<HTMLImageElement>(null)
  const [fault, setFault] = useState<{ src: string | null; count: number }>({ src, count: 0 })
  const faults = fault.src === src ? fault.count : 0

  // First retry without the variants, which may be missing while the original exists; then show the drawing.
  const noteFault = () => setFault({ src, count: faults + 1 })

  useEffect(() => {
    // The image may have failed to load before hydration.
    if (image.current?.complete && image.current.currentSrc !== '' && image.current.naturalWidth === 0) {
      setFault((before) => (before.src === src && before.count > 0 ? before : { src, count: 1 }))
    }
  }, [src])

  if (!src || faults > 1) {
    const drawing = <Elevation alt={alt} className={classNames('picture', props.className)} />
    if (!src) return drawing
    // Visitors see only the drawing; staff also see a note, because they can replace the file.
    return (
      <>
        {drawing}
        <span className="picture-broken" title={contentMessages.pictureBroken}>
          {contentMessages.pictureBroken}
        </span>
      </>
    )
  }

  return (
    <picture className="picture-sources">
      {faults === 0 &&
        FORMATS.map((format) => {
          const srcSet = variantSet(src, format, format === 'avif' ? fitting : middleOf(fitting))
          return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        })}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        className={classNames('picture', isGraded && 'picture-graded', props.className)}
        style={colour ? { backgroundColor: colour } : undefined}
        onError={noteFault}
      />
    </picture>
  )
}
