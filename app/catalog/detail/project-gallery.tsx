import { Suspense, useState } from 'react'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { type GalleryPicture, GalleryTile } from './gallery-tile.tsx'
import './project-gallery.css'

const MOSAIC_SIZE = 5

/** Takes the first image of each group, then the second of each, and so on, until the mosaic is full. */
export function highlights<I>(groups: readonly { images: readonly I[] }[]): I[] {
  const longest = Math.max(0, ...groups.map(({ images }) => images.length))
  return Array.from({ length: longest }, (_, index) => groups.flatMap(({ images }) => images.slice(index, index + 1)))
    .flat()
    .slice(0, MOSAIC_SIZE)
}

export interface GalleryGroup {
  id: number
  name: string
  images: GalleryPicture[]
}

const FEWEST_FOR_MOSAIC = 3

export function ProjectGallery({ projectName, groups }: { projectName: string; groups: readonly GalleryGroup[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = groups.flatMap(({ images }) => images)
  const best = highlights(groups)
  const hasMosaic = groups.length > 1 && best.length >= FEWEST_FOR_MOSAIC

  const mosaic = {
    id: 'gallery-highlights',
    label: 'Highlights',
    panel: (
      <ul className="gallery-mosaic" data-count={best.length}>
        {best.map((picture, index) => (
          <li key={picture.id}>
            <GalleryTile
              picture={picture}
              sizes={MOSAIC_SIZES[index]}
              widths={MOSAIC_WIDTHS}
              onOpen={() => setOpened(picture.id)}
            />
          </li>
        ))}
      </ul>
    ),
  }
  const categories = groups.map((group) => ({
    id: `gallery-${group.id}`,
    label: group.name,
    count: group.images.length,
    panel: (
      <Carousel
        label={`Gallery, ${group.name}`}
        {...CAROUSEL.gallery}
        hasPauseButton
        isClosedAtFirst={hasMosaic}
        className="gallery-carousel"
      >
        {group.images.map((picture) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            sizes={CAROUSEL_SIZES}
            widths={CAROUSEL_WIDTHS}
            onOpen={() => setOpened(picture.id)}
          />
        ))}
      </Carousel>
    ),
  }))

  return (
    <section id="gallery" className="section" aria-labelledby="gallery-title">
      <div className="wrap">
        <div className="gallery-head">
          <h2 id="gallery-title">Gallery</h2>
          <p className="muted">{pictures.length === 1 ? '1 image' : `${pictures.length} images`}</p>
        </div>
        <Tabs label="Gallery" tabs={hasMosaic ? [mosaic, ...categories] : categories} />
        {opened !== null && (
          <Suspense>
            <Lightbox
              label={`${projectName}, gallery`}
              pictures={pictures}
              start={Math.max(
                0,
                pictures.findIndex(({ id }) => id === opened),
              )}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const Lightbox = lazyPart(() => import('./lightbox.tsx'))

// A page has many images, so longer lists of widths would dominate the size of the HTML.
const CAROUSEL_SIZES = '(max-width: 599px) 100vw, (max-width: 999px) 48vw, 32vw'
const CAROUSEL_WIDTHS = [480, 960]
const MOSAIC_WIDTHS = [480, 960, 1280]
const MOSAIC_SIZES = [
  '(max-width: 599px) 100vw, 57vw',
  '(max-width: 599px) 100vw, 41vw',
  '(max-width: 599px) 100vw, 62vw',
  '(max-width: 599px) 50vw, 36vw',
  '(max-width: 599px) 50vw, 30vw',
]
