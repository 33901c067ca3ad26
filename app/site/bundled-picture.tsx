/** One hash for the folder, because a hash per file would add a long list of file names to the bundle. */
export const FOLDER = '/assets/pictures-c3e6bfd1'

/** Must match the widths that `make-pictures.ts` generates. */
export const PICTURES = {
  'garden-court': { widths: [640, 1280, 1920], width: 1920, height: 1200 },
  'balcony-room': { widths: [400, 800], width: 800, height: 1000 },
  hero: { widths: [960, 1440, 1920], width: 1920, height: 1200 },
  'hero-tall': { widths: [480, 640], width: 640, height: 1200 },
  lobby: { widths: [560, 800], width: 800, height: 1000 },
  'pool-court': { widths: [640, 800, 1280], width: 1280, height: 800 },
  'canal-court': { widths: [960, 1600], width: 1600, height: 1000 },
  'twin-towers': { widths: [960, 1600], width: 1600, height: 1000 },
  township: { widths: [960, 1600], width: 1600, height: 1000 },
  education: { widths: [400, 800], width: 1080, height: 1200 },
  'skill-india': { widths: [400, 800], width: 900, height: 1000 },
  hospitality: { widths: [400, 800], width: 900, height: 1000 },
  'film-production': { widths: [400, 800], width: 1080, height: 1200 },
  kitchen: { widths: [640, 1280], width: 1280, height: 800 },
  'thumb-office': { widths: [200], width: 200, height: 125 },
  'thumb-bedroom': { widths: [200], width: 200, height: 125 },
  'thumb-living-room': { widths: [200], width: 200, height: 125 },
  'thumb-lobby': { widths: [200], width: 200, height: 125 },
  'thumb-gym': { widths: [200], width: 200, height: 125 },
  'thumb-pool': { widths: [200], width: 200, height: 125 },
  'thumb-kitchen': { widths: [200], width: 200, height: 125 },
  door: { widths: [300, 600], width: 500, height: 800 },
} as const satisfies Record<string, { widths: readonly number[]; width: number; height: number }>

export type BundledPictureName = keyof typeof PICTURES

interface BundledPictureProps {
  name: BundledPictureName
  alt: string
  sizes: string
  isEager?: boolean
  position?: string | undefined
}

export function BundledPicture({ name, alt, sizes, isEager = false, position }: BundledPictureProps) {
  const { width, height } = PICTURES[name]
  return (
    <picture>
      <source type="image/avif" srcSet={bundledSrcSet(name)} sizes={sizes} />
      <img
        className="picture picture-graded"
        src={bundledSrc(name)}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        style={position ? { objectPosition: position } : undefined}
      />
    </picture>
  )
}

export function bundledSrcSet(name: BundledPictureName) {
  return PICTURES[name].widths.map((width) => `${fileOf(name, width, 'avif')} ${width}w`).join(', ')
}

/** Returns the WebP image in the second width, or the only one, for browsers without AVIF. */
export function bundledSrc(name: BundledPictureName) {
  const { widths } = PICTURES[name]
  return fileOf(name, widths[1] ?? widths[0], 'webp')
}

function fileOf(name: BundledPictureName, width: number, format: 'avif' | 'webp') {
  return `${FOLDER}/${name}-${width}.${format}`
}
