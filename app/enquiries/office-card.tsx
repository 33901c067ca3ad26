import { PHONE_PURPOSE } from '#contract/company/company.constants.ts'
import type { OfficePicture } from '#contract/company/company.schema.ts'
import { mainOffice, phoneLink } from '#contract/company/company-contacts.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../lib/company.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Picture } from '../ui/media/picture.tsx'

const SIZES = '(max-width: 999px) 100vw, 32vw'

/** The address and phone numbers of the office, under its picture if the company has one. */
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
