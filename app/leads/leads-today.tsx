import { Check, Phone } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getLeadsToday } from '#contract/leads/leads.endpoints.ts'
import type { LeadMention, LeadRow, LeadsToday } from '#contract/leads/leads.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { useCall } from '../lib/use-call.ts'
import { ButtonAnchor, ButtonLink, IconButton } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { AfterCallDialog, type StartedCall } from './after-call-dialog.tsx'
import { Timed, telOf, wantsOf } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { clockOf, waitingOf } from './lead-times.ts'
import { UnsentLogsNote } from './unsent-logs-note.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import { useNow } from './use-now.ts'
import './leads-today.css'
import './leads.css'

export function LeadsTodayPanels() {
  const today = useCall(getLeadsToday)
  return (
    <div className="leads-today">
      <UnsentLogsNote />
      {today.error && !today.data && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={today.error.message}
          onRetry={() => void today.refetch()}
        />
      )}
      {today.data && (
        <>
          {today.data.mentions.length > 0 && <Mentions mentions={today.data.mentions} />}
          <Waiting today={today.data} />
          <Steps today={today.data} />
        </>
      )}
      {today.isPending && (
        <>
          <Panel title={leadTexts.whoWaits}>
            <SkeletonLine height="120px" />
          </Panel>
          <Panel title={leadTexts.whatToday}>
            <SkeletonLine height="120px" />
          </Panel>
        </>
      )}
    </div>
  )
}

/** A mention is listed until the user opens its lead. */
function Mentions({ mentions }: { mentions: readonly LeadMention[] }) {
  return (
    <div className="leads-today-mentions">
      <Panel title={leadTexts.mentionedYou}>
        <ul className="leads-today-rows">
          {mentions.map((mention) => (
            <li key={mention.eventId}>
              <div className="two-lines">
                <Link to={`/admin/leads/${mention.leadId}`}>
                  <b>{mention.text}</b>
                </Link>
                <span className="label">{leadTexts.mentionedBy(mention.actorName, mention.leadName)}</span>
              </div>
              <time className="label" dateTime={mention.at}>
                {momentInWords(mention.at)}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Waiting({ today: { waiting, late, medianMinutes } }: { today: LeadsToday }) {
  const now = useNow()
  const { log } = useLeadActions()
  const [call, setCall] = useState<StartedCall | null>(null)

  async function start(lead: LeadRow) {
    const at = new Date()
    const logged = await log({ id: lead.id, kind: 'call' })
    if (logged !== null) setCall({ ...logged, lead, at })
  }

  return (
    <Panel
      title={leadTexts.whoWaits}
      lead={leadTexts.waitNote(late, medianMinutes)}
      actions={
        <ButtonLink variant="line" size="sm" to="/admin/leads?view=waiting">
          {leadTexts.allUnanswered}
        </ButtonLink>
      }
    >
      {waiting.length === 0 && <p className="muted">{leadTexts.nobodyWaits}</p>}
      <ul className="leads-today-rows">
        {waiting.map((lead) => {
          const time = waitingOf(lead, now)
          return (
            <li key={lead.id}>
              <Person lead={lead} />
              {time && <Timed {...time} />}
              {lead.phone !== null && (
                <ButtonAnchor
                  variant="line"
                  size="sm"
                  href={telOf(lead.phone)}
                  aria-label={leadTexts.callPerson(lead.name)}
                  onClick={() => void start(lead)}
                >
                  <Icon of={Phone} size={15} /> {leadTexts.call}
                </ButtonAnchor>
              )}
            </li>
          )
        })}
      </ul>
      <AfterCallDialog call={call} onCall={setCall} />
    </Panel>
  )
}

function Steps({ today: { steps, stepCount } }: { today: LeadsToday }) {
  const now = useNow()
  const { change } = useLeadActions()
  return (
    <Panel
      title={leadTexts.whatToday}
      lead={leadTexts.stepsOpen(stepCount)}
      actions={
        <ButtonLink variant="line" size="sm" to="/admin/leads?view=mine">
          {leadTexts.myLeads}
        </ButtonLink>
      }
    >
      {steps.length === 0 && <p className="muted">{leadTexts.noSteps}</p>}
      <ul className="leads-today-rows">
        {steps.map((lead) => (
          <li key={lead.id}>
            <Due lead={lead} now={now} />
            <div className="two-lines">
              <Link to={`/admin/leads/${lead.id}`}>
                <b>{lead.nextStep}</b>
              </Link>
              <span className="label">{[lead.name, lead.projectName].filter(Boolean).join(', ')}</span>
            </div>
            <IconButton
              label={leadTexts.stepDone(lead.nextStep ?? '')}
              icon={<Icon of={Check} size={18} />}
              onClick={() =>
                void change(
                  { id: lead.id, version: lead.version, nextStep: null },
                  leadTexts.stepDone(lead.nextStep ?? ''),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Due({ lead, now }: { lead: LeadRow; now: Date }) {
  const at = new Date(lead.nextStepAt ?? now)
  if (siteDay(at) < siteDay(now)) return <Timed tone="late" text={leadTexts.overdue} />
  return <Timed tone={at < now ? 'late' : 'plain'} text={clockOf(at)} />
}

function Person({ lead }: { lead: LeadRow }) {
  return (
    <div className="two-lines">
      <Link to={`/admin/leads/${lead.id}`}>
        <b>{lead.name}</b>
      </Link>
      <span className="label">{wantsOf(lead) || leadTexts.source[lead.source]}</span>
    </div>
  )
}
