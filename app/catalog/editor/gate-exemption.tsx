import { useState } from 'react'
import { LONGEST_EXEMPTION_DAYS } from '#contract/catalog/publish-gate.constants.ts'
import { endExemption, getGateReport, writeExemption } from '#contract/catalog/publish-gate.endpoints.ts'
import { ExemptionDraft, type GateReport } from '#contract/catalog/publish-gate.schema.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { ADMINS, isOneOf } from '#contract/wire/roles.ts'
import { dayAfter, siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { storedSession } from '../../lib/session-store.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { Button } from '../../ui/action/button.tsx'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { DateField, TextAreaField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { Facts } from '../../ui/record/facts.tsx'
import { PartForm } from './part-form.tsx'
import { PART_QUERIES } from './use-project-parts.ts'

const { exemption: messages } = registrationsMessages
const { shape } = ExemptionDraft
const LABELS = { reason: messages.reason, endsOn: messages.endsOn }
const EMPTY = { values: { reason: '', endsOn: '' } }

interface GateExemptionProps {
  projectId: number
  report: GateReport
  onUnsaved: (count: number) => void
}

export function GateExemption({ projectId, report, onUnsaved }: GateExemptionProps) {
  const { exemption, findings, mode } = report
  const isAdmin = isOneOf(storedSession().role, ADMINS)
  const [round, setRound] = useState(0)
  const refresh = useRefresh()
  const mayWrite = isAdmin && mode === 'block' && findings.length > 0
  const refreshAll = () => refresh(...PART_QUERIES.registrations)

  if (exemption?.isInForce || (exemption && !mayWrite))
    return <Written projectId={projectId} exemption={exemption} mayEnd={isAdmin} onEnded={refreshAll} />
  if (!mayWrite)
    return (
      <Panel title={messages.title}>
        <p className="muted">{messages.lead}</p>
      </Panel>
    )
  return (
    <PartForm
      key={round}
      title={messages.title}
      lead={messages.lead}
      schema={ExemptionDraft}
      stored={EMPTY}
      fixed={{ projectId: String(projectId) }}
      labels={LABELS}
      saveLabel={messages.write}
      save={(draft) => browserApi(writeExemption, { body: draft })}
      readAgain={async () => {
        const again = await browserApi(getGateReport, { params: { projectId } })
        return again.ok ? { ...again, data: EMPTY } : again
      }}
      onSaved={async () => {
        await refreshAll()
        setRound((before) => before + 1)
      }}
      onUnsaved={onUnsaved}
    >
      {({ start }) => (
        <>
          <TextAreaField
            label={messages.reason}
            name="reason"
            rows={3}
            defaultValue={start.reason}
            validate={fieldRule(shape.reason)}
          />
          <DateField
            label={messages.endsOn}
            name="endsOn"
            hint={messages.endsOnHint}
            min={siteDay(new Date())}
            max={dayAfter(siteDay(new Date()), LONGEST_EXEMPTION_DAYS)}
            defaultValue={start.endsOn}
            validate={fieldRule(shape.endsOn)}
          />
        </>
      )}
    </PartForm>
  )
}

interface WrittenProps {
  projectId: number
  exemption: NonNullable<GateReport['exemption']>
  mayEnd: boolean
  onEnded: () => Promise<unknown>
}

function Written({ projectId, exemption, mayEnd, onEnded }: WrittenProps) {
  const { runOnce, isRunning } = useRunOnce()
  const day = writtenDay(exemption.endsOn)

  async function end() {
    const outcome = await runOnce(() => browserApi(endExemption, { body: { projectId } }))
    if (outcome === null) return
    if (outcome.ok) projectToasts.show({ kind: 'success', title: outcome.message })
    else showFailure(outcome, { isStaff: true, action: 'Ending the exemption', toasts: projectToasts })
    await onEnded()
  }

  return (
    <Panel
      title={messages.title}
      lead={exemption.isInForce ? messages.inForce(day) : messages.over(day)}
      footer={
        mayEnd &&
        exemption.isInForce && (
          <Button variant="line" size="sm" isBusy={isRunning} onClick={() => void end()}>
            {messages.end}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [messages.reason, exemption.reason],
          [messages.covers, exemption.rules.join(', ')],
          [messages.writtenBy, exemption.writtenBy],
        ]}
      />
    </Panel>
  )
}
