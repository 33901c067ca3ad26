import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { isBundledPicture } from '#contract/content/page-files.ts'
import { fittingWidths, variantSrcset } from '../../ui/media/picture.tsx'
import { bundledSrcSet } from '../bundled-picture.tsx'
import { addressOfPicture, focalPoint } from '../page-picture.tsx'

/** Screens up to this width get the portrait image; hero.css must have the same breakpoint. */
const TALL = '(max-width: 599px)'
const WIDE = '(min-width: 600px)'
const WIDTHS = [640, 960, 1280, 1920]

type Posters = Pick<HomeSectionOf<'hero'>, 'poster' | 'uprightPoster'>

/** The page's largest contentful paint, so it loads with high priority. */
export function HeroPoster({ poster, uprightPoster }: Posters) {
  const wide = poster ?? uprightPoster
  if (!wide) return null
  return (
    <picture>
      {uprightPoster && (
        <>
          <source media={TALL} type="image/avif" srcSet={srcSetOf(uprightPoster.file)} sizes="100vw" />
          <source media={TALL} srcSet={addressOfPicture(uprightPoster.file)} />
        </>
      )}
      <source type="image/avif" srcSet={srcSetOf(wide.file)} sizes="100vw" />
      <img
        className="hero-poster picture-graded"
        src={addressOfPicture(wide.file)}
        alt={wide.alt}
        width={1920}
        height={1200}
        loading="eager"
        fetchPriority="high"
        style={focalPoint(wide) ? { objectPosition: focalPoint(wide) } : undefined}
      />
    </picture>
  )
}

/** Returns preload links for the head, so that the browser finds the image before it parses the page. */
export function heroPreloads({ poster, uprightPoster }: Posters) {
  const wide = poster ?? uprightPoster
  const tall = uprightPoster ?? poster
  return [
    { media: TALL, picture: tall },
    { media: WIDE, picture: wide },
  ].flatMap(({ media, picture }) =>
    picture
      ? [
          {
            ...{ tagName: 'link' as const, rel: 'preload', as: 'image', type: 'image/avif', media },
            ...{ imageSrcSet: srcSetOf(picture.file), imageSizes: '100vw', fetchPriority: 'high' },
          },
        ]
      : [],
  )
}

function srcSetOf(file: string) {
  if (isBundledPicture(file)) return bundledSrcSet(file)
  return variantSrcset(addressOfPicture(file), 'avif', fittingWidths(WIDTHS, 1920)) ?? undefined
}
