import { type ReactNode, useCallback, useMemo } from 'react'
import { PURPOSES, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { listAppointments, searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { Appointment, AppointmentFilters } from '#contract/appointments/appointments.schema.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { projectLabelsMessages } from '#contract/catalog/project-labels.messages.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall } from '../lib/use-call.ts'
import { Day } from '../ui/day.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { useOpenedRecord } from '../ui/record/use-opened-record.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { areReversed, DayFilters, ListFilter } from '../ui/table/list-filter.tsx'
import type { Column } from '../ui/table/table.tsx'
import { useGrowingList } from '../ui/table/use-growing-list.ts'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import { AppointmentDrawer } from './appointment-list-drawer.tsx'
import { visitsTexts } from './calendar/visits-texts.ts'
import './appointment-list.css'

/** The specification prescribes these columns and their order. */
const APPOINTMENT_TABLE: readonly Column<Appointment>[] = [
  {
    ...column('projectName', projectLabelsMessages.projectName),
    isShownOnPhones: true,
    phoneLine: ({ timeSlot, mobileNumber, email, state }) =>
      [state === 'cancelled' && visitsTexts.states.cancelled, timeSlot, mobileNumber ?? email]
        .filter(Boolean)
        .join(', '),
  },
  {
    ...column('purpose', appointmentsMessages.label.purpose),
    cell: ({ purpose }) => (purpose === null ? none : <Pill>{purpose}</Pill>),
  },
  column('customerType', appointmentsMessages.label.customerType),
  column('tower', appointmentsMessages.label.tower),
  column('unitNumber', appointmentsMessages.label.unitNumber),
  {
    ...column('timeSlot', appointmentsMessages.label.timeSlot),
    rank: slotOfDay,
    cell: ({ timeSlot, state }) => (
      <>
        {timeSlot ?? none} {state === 'cancelled' && <Pill tone="bad">{visitsTexts.states.cancelled}</Pill>}
      </>
    ),
  },
  {
    ...column('selectedDate', appointmentsMessages.label.selectedDate),
    isShownOnPhones: true,
    cell: ({ selectedDate }) => (selectedDate === null ? none : <Day day={selectedDate} />),
  },
  column('mobileNumber', labelMessages.mobileNumber),
  column('email', labelMessages.email),
]

const APPOINTMENT_EXPORT: readonly CsvColumn<Appointment>[] = [
  ...APPOINTMENT_TABLE.map(({ header, value }) => ({
    header: String(header),
    value: (appointment: Appointment) => value?.(appointment) ?? null,
  })),
  { header: appointmentsMessages.bookedOn, value: ({ createdAt }) => momentInWords(createdAt) },
  { header: visitsTexts.state, value: ({ state }) => visitsTexts.states[state] },
]

type Shown = Exclude<keyof Appointment, 'id' | 'createdAt'>

function column(key: Shown, header: string): Column<Appointment> {
  return {
    key,
    header,
    cell: (appointment): ReactNode => appointment[key] ?? none,
    value: (appointment) => appointment[key],
    isSortable: true,
  }
}

/** Sorts by time of day instead of by text. Null, which sorts last, if the time slot is unknown. */
function slotOfDay({ timeSlot }: Appointment) {
  const at = timeSlot === null ? -1 : (TIME_SLOTS as readonly string[]).indexOf(timeSlot)
  return at < 0 ? null : at
}

const none = <span className="appointment-none">{appointmentsMessages.notNamed}</span>

export const meta = hiddenPageMeta

/** Read only: staff move and cancel visits in the visit calendar. */
export default function AppointmentListPage() {
  const [view, changeView] = useTableView(APPOINTMENT_TABLE)
  const projects = useCall(listProjectNames).data?.map(({ name }) => name)
  const [{ project, purpose, from, to }, changeFilters] = useListFilters({
    project: oneOf(projects),
    purpose: oneOf(PURPOSES),
    from: isCalendarDay,
    to: isCalendarDay,
  })

  const filters = useMemo<AppointmentFilters>(
    () => ({
      projectName: project || null,
      purpose: PURPOSES.find((known) => known === purpose) ?? null,
      customerType: null,
      from: from || null,
      to: to || null,
    }),
    [project, purpose, from, to],
  )
  const list = useGrowingList<Appointment, AppointmentFilters>({
    whole: callOptions([listAppointments]),
    page: (pageView, narrowed) => callOptions([searchAppointments, { body: pageRequestOf(pageView, narrowed) }]),
    columns: APPOINTMENT_TABLE,
    view,
    filters,
    noFilters: NO_FILTERS,
    isAskable: !areReversed({ from, to }),
    matchesFilters: useCallback((appointment: Appointment) => matchesFilters(appointment, filters), [filters]),
  })

  const [opened, setOpened] = useOpenedRecord<Appointment>({
    rows: list.table.rows,
    isLoading: list.table.isLoading,
    find: (id) => callOptions([searchAppointments, { body: pageRequestOf(ANY_VIEW, { ...NO_FILTERS, id }) }]),
  })

  return (
    <>
      <ScreenHead
        title={appointmentsMessages.screen}
        lead={list.overall === null ? undefined : appointmentsMessages.countInWords(list.overall)}
        actions={
          <ExportButton
            name="appointments"
            columns={APPOINTMENT_EXPORT}
            read={list.readMatching}
            isDisabled={areReversed({ from, to })}
          />
        }
      />
      <div className="appointment-list">
        <DataTable
          caption={appointmentsMessages.screen}
          {...list.table}
          rowKey={({ id }) => id}
          onView={changeView}
          onOpen={setOpened}
          isSelected={({ id }) => id === opened?.id}
          searchLabel={appointmentsMessages.searchHint}
          empty={areReversed({ from, to }) ? wireMessages.daysReversed : undefined}
          filters={
            <>
              <ListFilter
                label={catalogMessages.label.project}
                value={project}
                options={projects ?? []}
                onChange={(value) => changeFilters({ project: value })}
              />
              <ListFilter
                label={appointmentsMessages.label.purpose}
                value={purpose}
                options={PURPOSES}
                onChange={(value) => changeFilters({ purpose: value })}
              />
              <DayFilters label={appointmentsMessages.visitDay} from={from} to={to} onChange={changeFilters} />
            </>
          }
        />
      </div>
      <AppointmentDrawer rows={list.table.rows} opened={opened} onOpen={setOpened} />
    </>
  )
}

const NO_FILTERS: AppointmentFilters = { projectName: null, purpose: null, customerType: null, from: null, to: null }

function matchesFilters({ projectName, purpose, selectedDate: day }: Appointment, filters: AppointmentFilters) {
  if (filters.projectName !== null && projectName.toLowerCase() !== filters.projectName.toLowerCase()) return false
  if (filters.purpose !== null && purpose !== filters.purpose) return false
  if (filters.from !== null && (day === null || day < filters.from)) return false
  return filters.to === null || (day !== null && day <= filters.to)
}
