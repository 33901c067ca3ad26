import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import type { Bank } from '#contract/content/content.schema.ts'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { usePlayback } from './playback.tsx'
import './banks-section.css'

export function BanksSection({ banks, heading }: { banks: readonly Bank[]; heading: string }) {
  const { isFilmPlaying } = usePlayback()
  if (banks.length === 0) return null
  return (
    <section className="wrap home-banks">
      <Carousel
        {...CAROUSEL.banks}
        label={heading}
        isPaused={isFilmPlaying}
        hasPauseButton
        hasMeter={false}
        head={<h2>{heading}</h2>}
      >
        {banks.map(({ id, name, logo }) => (
          <div key={id} className="home-bank">
            <Picture src={logo} alt={name} width={370} height={112} sizes="185px" isGraded={false} />
          </div>
        ))}
      </Carousel>
    </section>
  )
}
