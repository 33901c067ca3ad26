import { brand } from '#contract/content/brand.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import smallAvif from './pictures/office-480.avif'
import smallWebp from './pictures/office-480.webp'
import largeAvif from './pictures/office-960.avif'
import largeWebp from './pictures/office-960.webp'
import '../ui/media/picture.css'

const SIZES = '(max-width: 999px) 100vw, 32vw'

/** The office's address, phone number and map. */
export function OfficeCard() {
  const { office, salesPhone, carePhone, lucknowPhone } = brand
  return (
    <aside className="office-card" aria-label="Our office">
      <figure>
        <picture className="picture-sources">
          <source type="image/avif" srcSet={`${smallAvif} 480w, ${largeAvif} 960w`} sizes={SIZES} />
          <img
            className="picture picture-graded"
            src={smallWebp}
            srcSet={`${smallWebp} 480w, ${largeWebp} 960w`}
            sizes={SIZES}
            alt={`Inside ${office.name}: desks along the windows, meeting rooms behind glass`}
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
        <div>
          <dt>Office</dt>
          <dd>
            <address>{office.lines.join(', ')}</address>
          </dd>
        </div>
        <div>
          <dt>Sales</dt>
          <dd>
            <a href={salesPhone.href}>{salesPhone.label}</a>
            <span className="office-note">{office.hours}</span>
          </dd>
        </div>
        <div>
          <dt>Customer care</dt>
          <dd>
            <a href={carePhone.href}>{carePhone.label}</a>
          </dd>
        </div>
        <div>
          <dt>Lucknow</dt>
          <dd>
            <a href={lucknowPhone.href}>{lucknowPhone.label}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={brand.emailHref}>{brand.email}</a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
