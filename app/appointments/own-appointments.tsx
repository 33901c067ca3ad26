import { useCallback, useEffect, useRef, useState } from 'react'
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { type Column, Table } from '../ui/table/table.tsx'
import { OwnVisitState, ownVisitTexts } from './own-visit-state.tsx'

type List = { state: 'loading' | 'failed' | 'retrying' } | { state: 'loaded'; rows: readonly Appointment[] }

export function OwnAppointments() {
  const [list, setList] = useState<List>({ state: 'loading' })
  const part = useRef<HTMLElement>(null)

  const load = useCallback(async () => {
    const outcome = await browserApi(listAppointments)
    // The session has ended and the page is redirecting.
    if (outcome.status === 401) return false
    if (!outcome.ok) console.error('The appointments could not be loaded:', outcome.message)
    setList(outcome.ok ? { state: 'loaded', rows: outcome.data } : { state: 'failed' })
    return outcome.ok
  }, [])

  useEffect(() => void load(), [load])

  async function retry() {
    setList({ state: 'retrying' })
    // The retry button was unmounted with the error, so move the focus to the list.
    if (await load()) part.current?.focus()
  }

  return (
    <section ref={part} tabIndex={-1} aria-label={identityMessages.customerArea.appointments}>
      {list.state === 'failed' || list.state === 'retrying' ? (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void retry()}
          isRetrying={list.state === 'retrying'}
        />
      ) : (
        <Visits rows={list.state === 'loaded' ? list.rows : null} />
      )}
    </section>
  )
}

function Visits({ rows }: { rows: readonly Appointment[] | null }) {
  if (rows?.length === 0) {
    return (
      <EmptyState
        as="h2"
        title={identityMessages.customerArea.noAppointments}
        text={identityMessages.customerArea.noAppointmentsText}
        action={<ButtonLink to="/appointment-book">{siteMessages.bookVisit}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <p className="own-appointments-next">
        <ButtonLink to="/appointment-book">{siteMessages.bookVisit}</ButtonLink>
      </p>
      <Table
        caption={identityMessages.customerArea.appointments}
        columns={COLUMNS}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        isLoading={rows === null}
        isStackedOnPhones
      />
    </>
  )
}

const { label } = appointmentsMessages

/** A booking requires only the project, so the other values may be missing. */
const OPEN = '–'

const COLUMNS: readonly Column<Appointment>[] = [
  { key: 'projectName', header: projectLabelsMessages.projectName, cell: ({ projectName }) => projectName },
  { key: 'purpose', header: label.purpose, cell: ({ purpose }) => purpose ?? OPEN },
  { key: 'customerType', header: label.customerType, cell: ({ customerType }) => customerType ?? OPEN },
  { key: 'tower', header: label.tower, cell: ({ tower }) => tower ?? OPEN },
  { key: 'unitNumber', header: label.unitNumber, cell: ({ unitNumber }) => unitNumber ?? OPEN },
  {
    key: 'selectedDate',
    header: label.selectedDate,
    cell: ({ selectedDate }) => (selectedDate ? writtenDate(selectedDate) : OPEN),
  },
  { key: 'timeSlot', header: label.timeSlot, cell: ({ timeSlot }) => timeSlot ?? OPEN },
  { key: 'state', header: ownVisitTexts.state, cell: (visit) => <OwnVisitState visit={visit} /> },
]
