import { ShieldAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Finding, GateReport } from '#contract/catalog/publish-gate.schema.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { ADMINS, isOneOf } from '#contract/wire/roles.ts'
import { storedSession } from '../../lib/session-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { tabAddress, unlabelledAddress } from '../manage-addresses.ts'
import { gateText } from './gate-states.ts'
import './gate-findings.css'

const { gate: messages } = registrationsMessages

interface GateFindingsProps {
  projectId: number
  report: GateReport
  /** Called only for findings that the registration tab can fix; the others are links. */
  onOpen: (finding: Finding) => void
}

export function GateFindings({ projectId, report, onOpen }: GateFindingsProps) {
  const { mode, findings } = report
  if (findings.length === 0) return null
  return (
    <section className="gate-findings" data-mode={mode} aria-labelledby="gate-findings">
      <header>
        <Icon of={ShieldAlert} size={18} />
        <div>
          <h2 id="gate-findings">{messages.heading(findings.length)}</h2>
          <p>{gateText(report)}</p>
        </div>
        {isOneOf(storedSession().role, ADMINS) && <Link to="/admin/company/gate">{messages.setting}</Link>}
      </header>
      <FindingList findings={findings}>
        {(finding) =>
          finding.tab !== 'registration' ? (
            <Link to={tabAddress(projectId, finding.tab)}>{finding.place}</Link>
          ) : (
            <button type="button" onClick={() => onOpen(finding)}>
              {finding.place}
            </button>
          )
        }
      </FindingList>
      {findings.some(({ rule }) => rule === 'picture-claim') && (
        <p>
          <Link to={unlabelledAddress(projectId)}>{pictureClaimsMessages.screen.ofProject}</Link>
        </p>
      )}
    </section>
  )
}

interface FindingListProps {
  findings: readonly Finding[]
  children: (finding: Finding) => ReactNode
}

export function FindingList({ findings, children }: FindingListProps) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.tab} ${finding.registrationId}`}>
          <span>
            {finding.sentence} <code>{finding.rule}</code>
          </span>
          {children(finding)}
        </li>
      ))}
    </ul>
  )
}
