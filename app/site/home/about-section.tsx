import { TextLink } from '../../ui/action/text-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { BundledPicture } from '../bundled-picture.tsx'
import '../../ui/media/picture.css'
import './about-section.css'

export function AboutSection() {
  return (
    <section className="wrap home-about" aria-label="About the group">
      <p className="home-about-words">
        A plinth is the part of a building nobody photographs. It is poured first, it carries everything, and it has to
        be level. We have been getting that part right since 1998.
      </p>
      <div className="home-about-side">
        <p className="muted small">
          Residential, retail and office projects across Delhi, Noida, Gurugram and Lucknow.
        </p>
        <TextLink to="/aboutus">Discover the group</TextLink>
      </div>
      <figure>
        <div className="picture-frame">
          <BundledPicture
            name="lobby"
            alt="A double-height lobby with a chandelier over a marble floor"
            sizes="(min-width: 600px) 38vw, 47vw"
          />
        </div>
        <Plinth />
        <figcaption className="label">Elite One, Noida. The lobby</figcaption>
      </figure>
      <figure>
        <div className="picture-frame">
          <BundledPicture
            name="pool-court"
            alt="An apartment building above its pool and planted court, by day"
            // At three device pixels per CSS pixel the extra detail is invisible, so phones get a smaller size than
            // they display.
            sizes="(max-width: 599px) 66vw, 54vw"
          />
        </div>
        <Plinth />
        <figcaption className="label">Gomti Terraces, Lucknow. The pool garden</figcaption>
      </figure>
    </section>
  )
}
