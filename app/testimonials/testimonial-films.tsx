import { ArrowUpRight, Play } from 'lucide'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import './testimonial-films.css'

/** Loaded on use, because most visitors play no video. */
const FilmPlayer = lazy(() => import('./film-player.tsx').catch(() => ({ default: LoadFailure })))

export interface Testimonial {
  id: number
  name: string
  place: string
  link: string
  /** Null for a video on another host, which is opened by a link. */
  embedAddress: string | null
  /** Image of the project named in `place`; null if there is none. */
  image: string | null
}

interface TestimonialFilmsProps {
  testimonials: readonly Testimonial[]
  /** A still image: no request goes to the video host before the visitor presses play. */
  poster: ReactNode
  /** Used in turn for videos without an image. */
  thumbs: readonly ReactNode[]
  /** Says what is sent to the video host when a video plays. */
  notice: string
  onPlayingChange: (isPlaying: boolean) => void
  more: ReactNode
}

/** Without JavaScript every video is a link. */
export function TestimonialFilms({
  testimonials,
  poster,
  thumbs,
  notice,
  onPlayingChange,
  more,
}: TestimonialFilmsProps) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const shown = testimonials.find(({ id }) => id === chosenId) ?? testimonials[0]
  if (!shown) return null

  return (
    <div className="films">
      <div className="film plinth-host">
        {chosenId !== null && shown.embedAddress ? (
          <div className="film-frame">
            <Suspense fallback={poster}>
              <FilmPlayer
                key={shown.id}
                title={`Film: ${shown.name}`}
                address={shown.embedAddress}
                onPlayingChange={onPlayingChange}
              />
            </Suspense>
          </div>
        ) : (
          <FilmLink className="film-frame film-face on-ink" testimonial={shown} onPlay={setChosenId}>
            {poster}
            <span className="film-text">
              <span className="film-sign">
                {shown.embedAddress ? <Icon of={Play} size={26} /> : <Icon of={ArrowUpRight} size={26} />}
              </span>
              <span>
                <span className="sr-only">Watch the film: </span>
                <b>{shown.name}</b>
                {shown.place && <span>{shown.place}</span>}
              </span>
            </span>
          </FilmLink>
        )}
        <Plinth />
      </div>
      <p className="film-notice label">{notice}</p>
      <ul className="film-list">
        {testimonials.map((testimonial, at) =>
          testimonial === shown ? null : (
            <li key={testimonial.id}>
              <FilmLink testimonial={testimonial} onPlay={setChosenId}>
                <span className="film-thumb">
                  {testimonial.image ? (
                    <Picture src={testimonial.image} alt="" {...HOME_PROJECT_IMAGE} sizes="88px" />
                  ) : (
                    thumbs[at % thumbs.length]
                  )}
                </span>
                <span>
                  <span className="sr-only">Watch the film: </span>
                  <b>{testimonial.name}</b>
                  {testimonial.place && <span className="label">{testimonial.place}</span>}
                </span>
              </FilmLink>
            </li>
          ),
        )}
        {more && <li className="film-all">{more}</li>}
      </ul>
    </div>
  )
}

interface FilmLinkProps {
  testimonial: Testimonial
  onPlay: (id: number) => void
  className?: string
  children: ReactNode
}

function FilmLink({ testimonial: { id, link, embedAddress }, onPlay, className, children }: FilmLinkProps) {
  function play(event: MouseEvent) {
    if (!embedAddress || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPlay(id)
  }

  return (
    <a className={className} href={link} target="_blank" rel="noreferrer" onClick={play}>
      {children}
    </a>
  )
}
