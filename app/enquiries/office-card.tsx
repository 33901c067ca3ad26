import { PHONE_PURPOSE } from '#contract/company/company.constants.ts'
import { mainOffice, phoneLink } from '#contract/company/company-contacts.ts'
import { useCompany } from '../lib/company.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import smallAvif from './pictures/office-480.avif'
import smallWebp from './pictures/office-480.webp'
import largeAvif from './pictures/office-960.avif'
import largeWebp from './pictures/office-960.webp'
import '../ui/media/picture.css'

const SIZES = '(max-width: 999px) 100vw, 32vw'

/** The address, phone number and map of the office. */
export function OfficeCard() {
  const company = useCompany()
  const office = mainOffice(company)
  const calls = company.phones.filter(({ purpose }) => purpose !== PHONE_PURPOSE.chat)
  return (
    <aside className="office-card" aria-label="Our office">
      <figure>
        <picture>
          <source type="image/avif" srcSet={`${smallAvif} 480w, ${largeAvif} 960w`} sizes={SIZES} />
          <img
            className="picture picture-graded"
            src={smallWebp}
            srcSet={`${smallWebp} 480w, ${largeWebp} 960w`}
            sizes={SIZES}
            alt={`Inside ${office?.name ?? 'our office'}: desks along the windows, meeting rooms behind glass`}
            width={960}
            height={720}
            // On a phone the image is far below the fold.
            loading="lazy"
            decoding="async"
          />
        </picture>
        <Plinth />
      </figure>
      <dl className="office-facts">
        {office && (
          <div>
            <dt>Office</dt>
            <dd>
              <address>{office.lines.join(', ')}</address>
            </dd>
          </div>
        )}
        {calls.map(({ purpose, number }, at) => (
          <div key={`${purpose} ${number}`}>
            <dt>{purpose}</dt>
            <dd>
              <a href={phoneLink(number).href}>{number}</a>
              {at === 0 && office?.hours && <span className="office-note">{office.hours}</span>}
            </dd>
          </div>
        ))}
        {company.email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
