import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { PagePicture } from '../page-picture.tsx'
import '../../ui/media/picture.css'
import './about-section.css'

export function AboutSection({ text, lead, link, pictures }: HomeSectionOf<'about'>) {
  if (!text && !lead && !link && pictures.length === 0) return null
  return (
    <section className="wrap home-about" aria-label="About the group">
      {text && <p className="home-about-words">{text}</p>}
      <div className="home-about-side">
        {lead && <p className="muted small">{lead}</p>}
        {link && <TextLink to={link.address}>{link.label}</TextLink>}
      </div>
      {pictures.map(({ picture, caption }, at) => (
        <figure key={picture.file}>
          <div className="picture-frame">
            <PagePicture picture={picture} sizes={at === 0 ? FIRST : SECOND} />
          </div>
          <Plinth />
          {caption && <figcaption className="label">{caption}</figcaption>}
        </figure>
      ))}
    </section>
  )
}

const FIRST = '(min-width: 600px) 38vw, 47vw'
// Less than the displayed width on phones: at three device pixels per CSS pixel, the loss is invisible.
const SECOND = '(max-width: 599px) 66vw, 54vw'
