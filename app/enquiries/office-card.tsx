import { PHONE_PURPOSE } from '#contract/company/company.constants.ts'
import type { Office, OfficePicture } from '#contract/company/company.schema.ts'
import { mainOffice, phoneLink } from '#contract/company/company-contacts.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../lib/company.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { mapLinkOf } from './map-link.ts'

const SIZES = '(max-width: 999px) 100vw, 32vw'

export function OfficeCard({ picture }: { picture: OfficePicture | null }) {
  const company = useCompany()
  const office = mainOffice(company)
  const calls = company.phones.filter(({ purpose }) => purpose !== PHONE_PURPOSE.chat)
  return (
    <aside className="office-card" aria-label="Our office">
      {picture && (
        <figure>
          <Picture
            src={assetAddress(UPLOAD_FOLDER.images, picture.file)}
            alt={picture.alt}
            width={960}
            height={720}
            sizes={SIZES}
          />
          <Plinth />
        </figure>
      )}
      <dl className="office-facts">
        {office && (
          <div>
            <dt>Office</dt>
            <dd>
              <OfficeFacts lines={office.lines} phone={office.phone} hours={calls.length === 0 ? office.hours : null} />
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
        {company.offices.slice(1).map((further) => (
          <div key={`${further.name} ${further.lines}`}>
            <dt>{further.name}</dt>
            <dd>
              <OfficeFacts {...further} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function OfficeFacts({ lines, phone, hours, mapUrl }: Pick<Office, 'lines' | 'phone' | 'hours'> & Partial<Office>) {
  return (
    <>
      <address>{lines.join(', ')}</address>
      {(phone || hours || mapUrl) && (
        <p className="office-ways">
          {phone && <a href={phoneLink(phone).href}>{phone}</a>}
          {hours && <span>{hours}</span>}
          {mapUrl && <a href={mapLinkOf(mapUrl)}>Map</a>}
        </p>
      )}
    </>
  )
}
