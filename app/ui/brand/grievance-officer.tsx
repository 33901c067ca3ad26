import { phoneLink } from '#contract/company/company-contacts.ts'
import { useCompany } from '../../lib/company.ts'
import './grievance-officer.css'

/** Who answers complaints about personal data; nothing while the company names no officer. */
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
