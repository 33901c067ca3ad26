import { bundledSrc, bundledSrcSet } from '../bundled-picture.tsx'

/** Screens up to this width get a portrait picture; hero.css has the same breakpoint. */
const TALL = '(max-width: 599px)'
const WIDE = '(min-width: 600px)'

/** The largest contentful paint of the page, so it loads with high priority. */
export function HeroPoster() {
  return (
    <picture className="picture-sources">
      <source media={TALL} type="image/avif" srcSet={bundledSrcSet('hero-tall')} sizes="100vw" />
      <source media={TALL} type="image/webp" srcSet={bundledSrc('hero-tall')} />
      <source type="image/avif" srcSet={bundledSrcSet('hero')} sizes="100vw" />
      <img
        className="hero-poster picture-graded"
        src={bundledSrc('hero')}
        alt="Three residential towers and a reflecting pool at dusk"
        width={1920}
        height={1200}
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  )
}

/** Preload for the document's head, so that the browser finds the picture before it parses the page. */
export const heroPreloads = [
  { media: TALL, name: 'hero-tall' },
  { media: WIDE, name: 'hero' },
].map(({ media, name }) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  media,
  imageSrcSet: bundledSrcSet(name as 'hero' | 'hero-tall'),
  imageSizes: '100vw',
  fetchPriority: 'high' as const,
}))
