import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { PagePicture } from '../page-picture.tsx'
import './initiatives-section.css'

export function InitiativesSection({ heading, lead, initiatives }: HomeSectionOf<'initiatives'>) {
  if (initiatives.length === 0) return null
  return (
    <section className="section" aria-labelledby={heading ? 'initiatives' : undefined}>
      <div className="wrap">
        <div className="home-head home-head-alone">
          {heading && <h2 id="initiatives">{heading}</h2>}
          {lead && <p>{lead}</p>}
        </div>
        <ul className="home-tiles">
          {initiatives.map(({ name, text, picture }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the narrow tiles open on focus as on hover
            <li key={name} className="home-tile" tabIndex={0}>
              {picture && <PagePicture picture={picture} sizes="(max-width: 999px) 60vw, 36vw" />}
              <div className="home-tile-words">
                <h3>{name}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
