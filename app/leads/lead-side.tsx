import { CalendarPlus, Users } from 'lucide'
import { useState } from 'react'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { originName } from '#contract/insights/origin-name.ts'
import { LEAD_STATES, type LeadState } from '#contract/leads/leads.constants.ts'
import type { Lead, LeadOwner } from '#contract/leads/leads.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { Button } from '../ui/action/button.tsx'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { LeadConsents } from './lead-consents.tsx'
import { interestsOf, wishIn } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { MergeLeadsDialog } from './merge-leads-dialog.tsx'
import { useLeadActions } from './use-lead-actions.ts'

interface LeadSideProps {
  lead: Lead
  owners: readonly LeadOwner[]
  onBook: () => void
  onLose: () => void
}

export function LeadSide({ lead, owners, onBook, onLose }: LeadSideProps) {
  const { contacts } = lead
  return (
    <div className="lead-side">
      <StagePanel lead={lead} owners={owners} onLose={onLose} />
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
      <InterestsPanel lead={lead} onBook={onBook} />
      <LeadConsents leadId={lead.id} />
      {lead.duplicates.map((other) => (
        <Duplicate key={other.id} lead={lead} other={other} />
      ))}
    </div>
  )
}

function InterestsPanel({ lead, onBook }: Pick<LeadSideProps, 'lead' | 'onBook'>) {
  const interests = interestsOf(lead)
  return (
    <Panel
      title={leadTexts.interestedIn}
      actions={
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onBook}>
          <Icon of={CalendarPlus} size={16} /> {leadTexts.bookVisit}
        </Button>
      }
    >
      {interests.length === 0 && <p className="muted">{leadTexts.noInterest}</p>}
      <ul className="lead-interests">
        {interests.map((interest) => (
          <li key={interest.name}>
            {interest.image !== null && (
              <span className="lead-thumb">
                <Picture
                  src={assetAddress(UPLOAD_FOLDER.images, interest.image)}
                  alt=""
                  {...HOME_PROJECT_IMAGE}
                  sizes="72px"
                  widths={THUMB_WIDTHS}
                />
              </span>
            )}
            <div>
              <b>{interest.name}</b>
              <span className="lead-second">{wishIn(interest)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const THUMB_WIDTHS = [320]

function StagePanel({ lead, owners, onLose }: Omit<LeadSideProps, 'onBook'>) {
  const { change } = useLeadActions()
  const { id, version } = lead
  const [least] = owners.toSorted((one, other) => one.open - other.open)
  const isListed = owners.some((owner) => owner.id === lead.ownerId)

  function choose(state: LeadState) {
    if (state === 'lost') onLose()
    else void change({ id, version, state })
  }

  return (
    <Panel title={leadTexts.stageAndOwner}>
      <label className="lead-choice" htmlFor="lead-state">
        <span>{leadTexts.stateLabel}</span>
        <SmallSelect
          id="lead-state"
          opensOnKeys
          value={lead.state}
          onChange={(event) => choose(event.target.value as LeadState)}
        >
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
          opensOnKeys
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
