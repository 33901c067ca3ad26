import { useCallback, useEffect, useState } from 'react'
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { say as appointments } from '#contract/appointments/appointments.messages.ts'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { dateInWords } from '../lib/moment-in-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { type Column, Table } from '../ui/table.tsx'

type List = { state: 'loading' | 'failed' } | { state: 'loaded'; rows: readonly Appointment[] }

/** The visits booked with the customer's own address, newest first, to be read only. */
export function OwnAppointments() {
  const [list, setList] = useState<List>({ state: 'loading' })

  const load = useCallback(async () => {
    setList({ state: 'loading' })
    const outcome = await browserApi(listAppointments)
    // The session has ended, and the page is being left.
    if (outcome.status === 401) return
    if (!outcome.ok) console.error('The appointments could not be loaded:', outcome.message)
    setList(outcome.ok ? { state: 'loaded', rows: outcome.data } : { state: 'failed' })
  }, [])

  useEffect(() => void load(), [load])

  if (list.state === 'failed') {
    return <ErrorState as="h2" title={common.loadFailed} text={common.serverError} onRetry={() => void load()} />
  }
  if (list.state === 'loaded' && list.rows.length === 0) {
    return (
      <EmptyState
        as="h2"
        title={say.customerArea.noAppointments}
        text={say.customerArea.noAppointmentsText}
        action={<ButtonLink to="/appointment-book">{site.bookVisit}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <p className="own-appointments-next">
        <ButtonLink to="/appointment-book">{site.bookVisit}</ButtonLink>
      </p>
      <Table
        caption={say.customerArea.appointments}
        columns={COLUMNS}
        rows={list.state === 'loaded' ? list.rows : []}
        rowKey={({ id }) => id}
        isLoading={list.state === 'loading'}
        isStackedOnPhones
      />
    </>
  )
}

const { label } = appointments

/** Only the project must be named in a booking. */
const OPEN = '–'

const COLUMNS: readonly Column<Appointment>[] = [
  { key: 'projectName', header: catalog.label.projectName, cell: ({ projectName }) => projectName },
  { key: 'purpose', header: label.purpose, cell: ({ purpose }) => purpose ?? OPEN },
  { key: 'customerType', header: label.customerType, cell: ({ customerType }) => customerType ?? OPEN },
  { key: 'tower', header: label.tower, cell: ({ tower }) => tower ?? OPEN },
  { key: 'unitNumber', header: label.unitNumber, cell: ({ unitNumber }) => unitNumber ?? OPEN },
  {
    key: 'selectedDate',
    header: label.selectedDate,
    cell: ({ selectedDate }) => (selectedDate ? dateInWords(selectedDate) : OPEN),
  },
  { key: 'timeSlot', header: label.timeSlot, cell: ({ timeSlot }) => timeSlot ?? OPEN },
]
