import { Users } from 'lucide'
import { useState } from 'react'
import { originName } from '#contract/insights/origin-name.ts'
import { LEAD_STATES, type LeadState } from '#contract/leads/leads.constants.ts'
import type { Lead, LeadOwner } from '#contract/leads/leads.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { Button } from '../ui/action/button.tsx'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { LeadConsents } from './lead-consents.tsx'
import { interestsOf } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { LostDialog } from './lost-dialog.tsx'
import { MergeLeadsDialog } from './merge-leads-dialog.tsx'
import { useLeadActions } from './use-lead-actions.ts'

interface LeadSideProps {
  lead: Lead
  owners: readonly LeadOwner[]
}

/** Stage and owner, contact, interests, possible duplicates. */
export function LeadSide({ lead, owners }: LeadSideProps) {
  const { contacts } = lead
  const interests = interestsOf(lead)
  return (
    <div className="lead-side">
      <StagePanel lead={lead} owners={owners} />
      <Panel title={leadTexts.contact}>
        <Facts
          facts={[
            ...contacts.map(({ kind, value }): [string, string] =>
              kind === 'phone' ? [leadTexts.mobile, writtenPhone(value)] : [leadTexts.email, value],
            ),
            [leadTexts.sourceLabel, `${leadTexts.source[lead.source]}, ${writtenDate(lead.createdAt)}`],
            ...(lead.origin === null ? [] : [[leadTexts.origin, originName(lead.origin)] satisfies [string, string]]),
            ...(lead.page === null ? [] : [[leadTexts.page, lead.page] satisfies [string, string]]),
          ]}
        />
      </Panel>
      <Panel title={leadTexts.interestedIn}>
        {interests.length === 0 && <p className="muted">{leadTexts.noInterest}</p>}
        <ul className="lead-interests">
          {interests.map(({ name, wants }) => (
            <li key={name}>
              <b>{name}</b>
              {wants && <span className="lead-second">{wants}</span>}
            </li>
          ))}
        </ul>
      </Panel>
      <LeadConsents leadId={lead.id} />
      {lead.duplicates.map((other) => (
        <Duplicate key={other.id} lead={lead} other={other} />
      ))}
    </div>
  )
}

function StagePanel({ lead, owners }: LeadSideProps) {
  const { change } = useLeadActions()
  const [isLosing, setLosing] = useState(false)
  const { id, version } = lead
  const [least] = owners.toSorted((one, other) => one.open - other.open)
  const isListed = owners.some((owner) => owner.id === lead.ownerId)

  function choose(state: LeadState) {
    if (state === 'lost') setLosing(true)
    else void change({ id, version, state })
  }

  return (
    <Panel title={leadTexts.stageAndOwner}>
      <label className="lead-choice" htmlFor="lead-state">
        <span>{leadTexts.stateLabel}</span>
        <SmallSelect id="lead-state" value={lead.state} onChange={(event) => choose(event.target.value as LeadState)}>
          {LEAD_STATES.map((state) => (
            <option key={state} value={state}>
              {leadTexts.state[state]}
            </option>
          ))}
        </SmallSelect>
      </label>
      {lead.lostReason && (
        <p className="muted">{[leadTexts.reason[lead.lostReason], lead.lostNote].filter(Boolean).join('. ')}</p>
      )}
      <label className="lead-choice" htmlFor="lead-owner">
        <span>{leadTexts.owner}</span>
        <SmallSelect
          id="lead-owner"
          value={lead.ownerId ?? ''}
          onChange={(event) => void change({ id, version, ownerId: Number(event.target.value) || null })}
        >
          <option value="">{leadTexts.noOwner}</option>
          {lead.ownerId !== null && !isListed && <option value={lead.ownerId}>{lead.ownerName}</option>}
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {owner.name}
            </option>
          ))}
        </SmallSelect>
      </label>
      {lead.ownerId === null && least && <p className="label">{leadTexts.fewest(least.name, least.open)}</p>}
      <LostDialog
        leads={isLosing ? [lead] : null}
        onClose={() => setLosing(false)}
        onLost={(lostReason, lostNote) => change({ id, version, state: 'lost', lostReason, lostNote })}
      />
    </Panel>
  )
}

function Duplicate({ lead, other }: { lead: Lead; other: Lead['duplicates'][number] }) {
  const [isComparing, setComparing] = useState(false)
  return (
    <section className="lead-duplicate" aria-label={leadTexts.possibly}>
      <Icon of={Users} size={18} />
      <div>
        <b>{leadTexts.possibly}</b>
        <p>{leadTexts.sharedContact(other.name, other.kind)}</p>
      </div>
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setComparing(true)}>
        {leadTexts.compare}
      </Button>
      <MergeLeadsDialog lead={lead} otherId={other.id} isOpen={isComparing} onClose={() => setComparing(false)} />
    </section>
  )
}
