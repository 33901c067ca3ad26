import { ChevronDown, ShieldAlert } from 'lucide'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import { useCall } from '../../lib/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { findingAddress } from '../manage-addresses.ts'
import { FindingList } from './gate-findings.tsx'
import { gateLineText, gateText } from './gate-states.ts'

export function GateLine({ projectId }: { projectId: number }) {
  const report = useCall(getGateReport, { params: { projectId } })
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!report.data || report.isPlaceholderData || report.data.findings.length === 0) return null
  const { mode, findings } = report.data
  return (
    <div className="gate-findings gate-line" data-mode={mode}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={ShieldAlert} size={18} />
        <span>{gateLineText(report.data)}</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      <div id={id}>
        {isOpen && (
          <>
            <p className="gate-line-text">{gateText(report.data)}</p>
            <FindingList findings={findings}>
              {(finding) => <Link to={findingAddress(projectId, finding)}>{finding.place}</Link>}
            </FindingList>
          </>
        )}
      </div>
    </div>
  )
}
