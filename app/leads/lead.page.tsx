import { useQuery } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowUp,
  CalendarPlus,
  ChevronLeft,
  CircleOff,
  Ellipsis,
  Mail,
  MessageCircle,
  Pencil,
  Phone,
} from 'lucide'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getLead, listLeadOwners, markLeadOpened } from '#contract/leads/leads.endpoints.ts'
import type { Lead } from '#contract/leads/leads.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { browserApi } from '../lib/browser-api.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall } from '../lib/use-call.ts'
import { ButtonAnchor, ButtonLink, IconButton } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { Menu, type MenuItem } from '../ui/overlay/menu.tsx'
import type { Route } from './+types/lead.page'
import { AfterCallDialog, type StartedCall } from './after-call-dialog.tsx'
import { BookVisitDialog } from './book-visit-dialog.tsx'
import { ContactWarning, ContactWarningLink } from './contact-warning.tsx'
import { StateMark, Timed, telOf, whatsAppOf } from './lead-parts.tsx'
import { LeadSide } from './lead-side.tsx'
import { leadTexts } from './lead-texts.ts'
import { LeadTimeline, NOTE_ID } from './lead-timeline.tsx'
import { waitingOf } from './lead-times.ts'
import { placeInList } from './lead-walk.ts'
import { LostDialog } from './lost-dialog.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { UnsentLogsNote } from './unsent-logs-note.tsx'
import { useLeadActions, useRefreshLeads } from './use-lead-actions.ts'
import { useNow } from './use-now.ts'
import './leads.css'
import './lead.css'

export const meta = hiddenPageMeta

export default function LeadPage({ params }: Route.ComponentProps) {
  return <StoredLead key={params.leadId} id={/^\d{1,10}$/.test(params.leadId) ? Number(params.leadId) : 0} />
}

function StoredLead({ id }: { id: number }) {
  const lead = useQuery({ ...callOptions([getLead, { params: { id } }]), placeholderData: undefined })
  const status = lead.error?.outcome.status
  if (!lead.data && (status === 404 || status === 409)) {
    return (
      <EmptyState
        title={lead.error?.message ?? leadTexts.noLead}
        action={<ButtonLink to="/admin/leads">{leadTexts.backToLeads}</ButtonLink>}
      />
    )
  }
  if (lead.error && !lead.data) {
    return (
      <ErrorState
        title={contentMessages.loadFailed}
        text={lead.error.message}
        onRetry={() => void lead.refetch()}
        isRetrying={lead.isFetching}
      />
    )
  }
  if (!lead.data) {
    return (
      <Panel>
        <div className="lead-loading" role="status" aria-busy="true">
          <span className="sr-only">{contentMessages.loading}</span>
          <SkeletonLine width="40%" height="28px" />
          <SkeletonLine height="140px" />
          <SkeletonLine height="240px" />
        </div>
      </Panel>
    )
  }
  return <LeadScreen lead={lead.data} />
}

function LeadScreen({ lead }: { lead: Lead }) {
  const now = useNow()
  const owners = useCall(listLeadOwners).data ?? []
  const { change, log } = useLeadActions()
  const refresh = useRefreshLeads()
  const [call, setCall] = useState<StartedCall | null>(null)
  const [dialog, setDialog] = useState<'visit' | 'lost' | null>(null)
  const { id, version, isOpened, isMentioned } = lead
  const waiting = waitingOf(lead, now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once per change of the lead or its marks
  useEffect(() => {
    if (!isOpened || isMentioned) void browserApi(markLeadOpened, { body: { id } }).then(refresh)
  }, [id, isOpened, isMentioned])

  async function contact(kind: 'call' | 'whatsapp' | 'mail') {
    const at = new Date()
    const title = leadTexts.loggedContact(kind === 'mail' ? leadTexts.mail : leadTexts.whatsApp, lead.name)
    // A call gets no toast yet, because the dialog first asks how it went.
    const logged = await log({ id, kind }, kind === 'call' ? undefined : { title })
    if (kind === 'call' && logged !== null) setCall({ ...logged, lead, at })
  }

  const next = placeInList(id)?.next
  const menu: MenuItem[] = [
    { label: leadTexts.bookVisit, icon: <Icon of={CalendarPlus} size={16} />, onSelect: () => setDialog('visit') },
    ...(lead.state === 'lost'
      ? []
      : [{ label: leadTexts.setLost, icon: <Icon of={CircleOff} size={16} />, onSelect: () => setDialog('lost') }]),
    ...(next == null
      ? []
      : [{ label: leadTexts.nextLead, icon: <Icon of={ArrowDown} size={16} />, to: `/admin/leads/${next}` }]),
  ]
  const contacts = <Contacts lead={lead} onContact={(kind) => void contact(kind)} />
  return (
    <div className="lead-screen">
      <WayBack leadId={id} />
      <ScreenHead
        title={lead.name === lead.phone ? writtenPhone(lead.phone) : lead.name}
        lead={
          <span className="lead-summary">
            <StateMark state={lead.state} />
            {waiting && <Timed tone={waiting.tone} text={leadTexts.waitingFor(waiting.text)} />}
            <span className="lead-wide">
              {lead.ownerName === null ? leadTexts.hasNoOwner : leadTexts.ownedBy(lead.ownerName)}
            </span>
          </span>
        }
        actions={
          <div className="lead-contacts">
            {contacts}
            <Menu
              label={leadTexts.more}
              trigger={<IconButton label={leadTexts.more} icon={<Icon of={Ellipsis} size={18} />} />}
              items={menu}
            />
          </div>
        }
      />
      <ContactWarning leadId={id} />
      <UnsentLogsNote />
      <div className="lead-columns">
        <div className="lead-main">
          <NextStepPanel lead={lead} now={now} />
          <LeadTimeline lead={lead} />
        </div>
        <LeadSide lead={lead} owners={owners} onBook={() => setDialog('visit')} onLose={() => setDialog('lost')} />
      </div>
      <div className="lead-bar">
        <ContactWarningLink leadId={id} />
        {contacts}
        <IconButton
          look="framed"
          label={leadTexts.note}
          icon={<Icon of={Pencil} size={18} />}
          onClick={() => document.getElementById(NOTE_ID)?.focus()}
        />
      </div>
      <AfterCallDialog call={call} onCall={setCall} />
      <BookVisitDialog lead={lead} now={now} isOpen={dialog === 'visit'} onClose={() => setDialog(null)} />
      <LostDialog
        leads={dialog === 'lost' ? [lead] : null}
        onClose={() => setDialog(null)}
        onLost={(lostReason, lostNote) => change({ id, version, state: 'lost', lostReason, lostNote })}
      />
    </div>
  )
}

function WayBack({ leadId }: { leadId: number }) {
  const place = placeInList(leadId)
  return (
    <nav className="lead-back" aria-label={leadTexts.leads}>
      <Link to={place?.url ?? '/admin/leads'}>
        <Icon of={ChevronLeft} size={15} />
        {place ? leadTexts.placeInList(place.name, place.position, place.total) : leadTexts.backToLeads}
      </Link>
      {place?.previous != null && (
        <Link className="icon-button" aria-label={leadTexts.previousLead} to={`/admin/leads/${place.previous}`}>
          <Icon of={ArrowUp} size={16} />
        </Link>
      )}
      {place?.next != null && (
        <Link className="icon-button" aria-label={leadTexts.nextLead} to={`/admin/leads/${place.next}`}>
          <Icon of={ArrowDown} size={16} />
        </Link>
      )}
    </nav>
  )
}

/** Plain links that open the phone, WhatsApp or email app; a tap also logs the contact. */
function Contacts({ lead, onContact }: { lead: Lead; onContact: (kind: 'call' | 'whatsapp' | 'mail') => void }) {
  return (
    <>
      {lead.phone !== null && (
        <>
          <ButtonAnchor size="sm" href={telOf(lead.phone)} onClick={() => onContact('call')}>
            <Icon of={Phone} size={16} /> {leadTexts.call}
          </ButtonAnchor>
          <ButtonAnchor
            variant="ghost"
            size="sm"
            href={whatsAppOf(lead.phone)}
            target="_blank"
            rel="noopener"
            onClick={() => onContact('whatsapp')}
          >
            <Icon of={MessageCircle} size={16} /> {leadTexts.whatsApp}
          </ButtonAnchor>
        </>
      )}
      {lead.email !== null && (
        <ButtonAnchor
          className="lead-mail"
          variant="ghost"
          size="sm"
          href={`mailto:${lead.email}`}
          onClick={() => onContact('mail')}
        >
          <Icon of={Mail} size={16} /> <span>{leadTexts.mail}</span>
        </ButtonAnchor>
      )}
    </>
  )
}
