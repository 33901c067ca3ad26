import { phoneLink } from '#contract/company/company-contacts.ts'
import { useCompany } from '../../lib/company.ts'
import './grievance-officer.css'

/** The contact for complaints about personal data. */
export function GrievanceOfficer() {
  const { grievanceOfficer } = useCompany()
  if (!grievanceOfficer) return null
  const { name, email, phone } = grievanceOfficer
  return (
    <section className="grievance-officer" aria-label="Grievance officer">
      <h2>Grievance officer</h2>
      <p>{name}</p>
      {email && (
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a className="link" href={phoneLink(phone).href}>
            {phone}
          </a>
        </p>
      )}
    </section>
  )
}
