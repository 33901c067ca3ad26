import { Link } from 'react-router'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { GateFigures } from '#contract/catalog/publish-gate.schema.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { tabAddress, unlabelledAddress } from '../../catalog/manage-addresses.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import './registration-findings.css'

export function RegistrationFindings({ gate }: { gate: GateFigures }) {
  if (gate.total === 0) return null
  return (
    <Panel
      title={dashboardMessages.findingsQuestion}
      lead={gate.mode === 'block' ? dashboardMessages.findingsBlock : dashboardMessages.findingsWarn}
    >
      <ul className="registration-findings">
        {gate.projects.map(({ id, name, findings }) => (
          <li key={id}>
            <Link to={tabAddress(id, findings[0]?.tab ?? 'registration')}>{name}</Link>
            <span>{findings.map(({ sentence }) => sentence).join(' ')}</span>
          </li>
        ))}
      </ul>
      {gate.projects.some(({ findings }) => findings.some(({ rule }) => rule === 'picture-claim')) && (
        <p>
          <Link className="link" to={unlabelledAddress()}>
            {pictureClaimsMessages.screen.title}
          </Link>
        </p>
      )}
      {gate.total > gate.projects.length && (
        <p className="muted">{dashboardMessages.moreFindings(gate.total - gate.projects.length)}</p>
      )}
    </Panel>
  )
}
