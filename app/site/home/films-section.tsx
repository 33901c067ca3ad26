import { type Testimonial, TestimonialFilms } from '#app/testimonials/testimonial-films.tsx'
import { say } from '#contract/content/site.messages.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ShippedPicture } from '../shipped-picture.tsx'
import { FILM_STILLS } from './home-copy.ts'
import type { HomeList } from './home-view.ts'
import { usePlayback } from './playback.tsx'

export function FilmsSection({ testimonials }: { testimonials: HomeList<Testimonial> }) {
  const { setFilmPlaying } = usePlayback()
  const { first, total } = testimonials
  if (first.length === 0) return null
  return (
    <section className="section on-paper" aria-labelledby="films">
      <div className="wrap">
        <div className="section-head">
          <h2 id="films">{say.heading.testimonials}</h2>
        </div>
        <TestimonialFilms
          testimonials={first}
          poster={
            <ShippedPicture name="kitchen" alt="" sizes="(max-width: 599px) 160vw, (max-width: 999px) 100vw, 62vw" />
          }
          thumbs={FILM_STILLS.map((name) => <ShippedPicture key={name} name={name} alt="" sizes="88px" />)}
          onPlayingChange={setFilmPlaying}
          more={total > first.length && <PageLink to={ALL_FILMS}>{say.allFilms(total)}</PageLink>}
        />
      </div>
    </section>
  )
}

/** The same page with every film on it. */
const ALL_FILMS = '/home?films=all#films'
