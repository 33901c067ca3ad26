import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { listDataRequests } from '#contract/consent/consent.endpoints.ts'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import type { DataRequest } from '#contract/consent/consent.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { daysBetween, siteDay, writtenDate } from '#contract/wire/site-time.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { useCall } from '../lib/use-call.ts'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { dataRequestsTexts as texts } from './data-requests-texts.ts'
import { EraseDialog, RefuseDialog } from './decide-dialogs.tsx'

/** How many days before its due date a request becomes urgent. */
const URGENT_DAYS = 7

export function RequestsPanel() {
  const requests = useCall(listDataRequests)
  const list = useRef<HTMLUListElement>(null)
  // Deciding a request removes it with its buttons, so move the focus to the list.
  const focus = useFocusFallback(() => (list.current?.hasChildNodes() ? list.current : null))
  const open = requests.data?.filter(({ state }) => state === 'open') ?? []
  const decided = requests.data?.filter(({ state }) => state !== 'open') ?? []
  return (
    <Panel title={texts.requests} lead={texts.requestsLead}>
      {requests.isPending && <SkeletonLine height="120px" />}
      {requests.isError && (
        <ErrorState
          title={contentMessages.loadFailed}
          text={requests.error.message}
          onRetry={() => void requests.refetch()}
          isRetrying={requests.isFetching}
        />
      )}
      {requests.data && open.length === 0 && <p className="muted">{texts.none}</p>}
      <ul ref={list} className="data-requests" tabIndex={-1} aria-label={texts.requests} {...focus}>
        {open.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </ul>
      {decided.length > 0 && (
        <>
          <h3 className="data-decided-title">{texts.decided}</h3>
          <ul className="data-decided">
            {decided.map((request) => (
              <li key={request.id}>{decidedInWords(request)}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function OpenRequest({ request }: { request: DataRequest }) {
  const id = useId()
  const { email, withAccount, requestedAt, dueAt, contacts, leadIds } = request
  const [chosen, setChosen] = useState(() => contacts.flatMap(({ value, isShared }) => (isShared ? [] : [value])))
  const [dialog, setDialog] = useState<'erase' | 'refuse' | null>(null)
  const days = daysBetween(siteDay(new Date()), siteDay(new Date(dueAt)))

  return (
    <li aria-labelledby={id}>
      <div className="data-request-head">
        <b id={id}>{email}</b>
        <span className="data-clock" data-urgent={days <= URGENT_DAYS || undefined}>
          {texts.due(days)}
        </span>
      </div>
      <p className="muted">
        {texts.asked(writtenDate(requestedAt))}. {withAccount && texts.withAccount}
      </p>
      {leadIds.map((leadId) => (
        <Link key={leadId} className="data-lead" to={`/admin/leads/${leadId}`}>
          {texts.openLead(leadId)}
        </Link>
      ))}
      <fieldset className="data-contacts">
        <legend>{texts.contacts}</legend>
        <p className="muted">{texts.contactsLead}</p>
        {contacts.map(({ value, isShared }) => (
          <CheckboxField
            key={value}
            label={writtenPhone(value)}
            hint={isShared ? texts.shared : undefined}
            name={`contact-${request.id}-${value}`}
            defaultChecked={chosen.includes(value)}
            disabled={value === email}
            onChange={({ currentTarget: { checked } }) =>
              setChosen((before) => (checked ? [...before, value] : before.filter((one) => one !== value)))
            }
          />
        ))}
      </fieldset>
      <div className="data-actions">
        <Button size="sm" variant="danger" aria-haspopup="dialog" onClick={() => setDialog('erase')}>
          {texts.erase}
        </Button>
        <Button size="sm" variant="line" aria-haspopup="dialog" onClick={() => setDialog('refuse')}>
          {texts.refuse}
        </Button>
      </div>
      <EraseDialog request={request} contacts={chosen} isOpen={dialog === 'erase'} onClose={() => setDialog(null)} />
      <RefuseDialog request={request} isOpen={dialog === 'refuse'} onClose={() => setDialog(null)} />
    </li>
  )
}

function decidedInWords({ id, state, decidedAt, removed, reason }: DataRequest) {
  const moment = decidedAt === null ? '' : momentInWords(decidedAt)
  const count = Object.values(removed).reduce((sum, one) => sum + one, 0)
  const what = state === 'done' ? texts.done(moment, count) : texts.refused(moment)
  return [`${consentMessages.requestNumber(id)}. ${what}`, reason].filter(Boolean).join('. ')
}
