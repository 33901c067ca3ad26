import { companyMessages } from '#contract/content/company.messages.ts'
import { BundledPicture } from '../bundled-picture.tsx'
import { INITIATIVES } from './home-copy.ts'
import './initiatives-section.css'

export function InitiativesSection() {
  return (
    <section className="section" aria-labelledby="initiatives">
      <div className="wrap">
        <div className="home-head home-head-alone">
          <h2 id="initiatives">{companyMessages.initiatives}</h2>
          <p>Work we do alongside building, in the cities we build in.</p>
        </div>
        <ul className="home-tiles">
          {INITIATIVES.map(({ name, text, picture }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the narrow tiles open on focus as on hover
            <li key={name} className="home-tile" tabIndex={0}>
              <BundledPicture name={picture} alt="" sizes="(max-width: 999px) 60vw, 36vw" />
              <div className="home-tile-words">
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
