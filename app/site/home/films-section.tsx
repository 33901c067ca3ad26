import { TestimonialFilms } from '#app/testimonials/testimonial-films.tsx'
import { homeMessages } from '#contract/content/home.messages.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { BundledPicture } from '../bundled-picture.tsx'
import { FILM_STILLS } from './film-stills.ts'
import type { HomeFilms } from './home-view.ts'
import { usePlayback } from './playback.tsx'

export function FilmsSection({ testimonials, heading }: { testimonials: HomeFilms; heading: string }) {
  const { setFilmPlaying } = usePlayback()
  const { first, total, poster, notice } = testimonials
  if (first.length === 0) return null
  return (
    <section className="section on-paper" aria-labelledby="films">
      <div className="wrap">
        <div className="section-head">
          <h2 id="films">{heading}</h2>
        </div>
        <TestimonialFilms
          testimonials={first}
          poster={
            poster ? (
              <Picture src={poster} alt="" width={1920} height={1080} sizes={POSTER_SIZES} />
            ) : (
              <BundledPicture name="kitchen" alt="" sizes={POSTER_SIZES} />
            )
          }
          thumbs={FILM_STILLS.map((name) => <BundledPicture key={name} name={name} alt="" sizes="88px" />)}
          notice={notice}
          onPlayingChange={setFilmPlaying}
          more={total > first.length && <PageLink to={ALL_FILMS}>{homeMessages.allFilms(total)}</PageLink>}
        />
      </div>
    </section>
  )
}

const POSTER_SIZES = '(max-width: 599px) 160vw, (max-width: 999px) 100vw, 62vw'

const ALL_FILMS = '/home?films=all#films'
