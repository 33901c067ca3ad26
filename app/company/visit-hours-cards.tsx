import { Minus, Plus, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { VISIT_DAYS_AHEAD } from '#contract/appointments/appointments.constants.ts'
import type { BookedVisits } from '#contract/appointments/visit-settings.schema.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { VISIT_LIMIT } from '#contract/appointments/visits.constants.ts'
import { isCalendarDay, writtenDay } from '#contract/wire/site-time.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { RowList } from '../ui/record/row-list.tsx'
import { visitHoursTexts as texts } from './visit-hours-texts.ts'
import { HOLIDAY_COLUMNS, type SlotValues, type VisitHoursValues, WEEKDAYS } from './visit-hours-values.ts'

interface CardProps {
  values: VisitHoursValues
  onChange: (changed: Partial<VisitHoursValues>) => void
}

export function WeekdayButtons({ values: { openWeekdays }, onChange }: CardProps) {
  return (
    <>
      <fieldset className="visit-weekdays" aria-label={texts.openDays}>
        {WEEKDAYS.map((day) => {
          const isOpen = openWeekdays.includes(day)
          const others = openWeekdays.filter((one) => one !== day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOpen}
              onClick={() => onChange({ openWeekdays: isOpen ? others : [...others, day].toSorted() })}
            >
              {texts.weekday[day]}
            </button>
          )
        })}
      </fieldset>
      <p className="panel-lead">{texts.closedShown}</p>
    </>
  )
}

export function PlacesCard({ values: { slots }, onChange }: CardProps) {
  const differs = slots.some(({ places, weekendPlaces }) => places !== weekendPlaces)
  const [isOpened, setOpened] = useState(false)
  const hasWeekend = differs || isOpened

  function changeSlot(changed: SlotValues) {
    onChange({ slots: slots.map((slot) => (slot.timeSlot === changed.timeSlot ? changed : slot)) })
  }

  function switchWeekend() {
    if (hasWeekend) onChange({ slots: slots.map((slot) => ({ ...slot, weekendPlaces: slot.places })) })
    setOpened(!hasWeekend)
  }

  return (
    <Panel
      title={texts.hours}
      lead={texts.hoursLead}
      actions={
        <Button variant="line" size="sm" aria-pressed={hasWeekend} onClick={switchWeekend}>
          {!hasWeekend && <Icon of={Plus} size={16} />} {hasWeekend ? texts.sameWeekend : texts.differentWeekend}
        </Button>
      }
    >
      <ul className="visit-places">
        {slots.map((slot) => (
          <li key={slot.timeSlot}>
            <Switch
              label={slot.timeSlot}
              isOn={slot.isOffered}
              onChange={(isOffered) => changeSlot({ ...slot, isOffered })}
            />
            {slot.isOffered ? (
              <>
                <Places
                  slot={slot.timeSlot}
                  count={slot.places}
                  onChange={(places) =>
                    changeSlot({ ...slot, places, weekendPlaces: hasWeekend ? slot.weekendPlaces : places })
                  }
                />
                {hasWeekend && (
                  <span className="visit-weekend">
                    <span className="muted">{texts.weekend}</span>
                    <Places
                      slot={texts.atWeekends(slot.timeSlot)}
                      count={slot.weekendPlaces}
                      onChange={(weekendPlaces) => changeSlot({ ...slot, weekendPlaces })}
                    />
                  </span>
                )}
              </>
            ) : (
              <span className="muted">{visitSlotsMessages.slot.notOffered}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface PlacesProps {
  slot: string
  count: number | null
  onChange: (count: number | null) => void
}

/** Below one place the value becomes null, which means no limit. */
function Places({ slot, count, onChange }: PlacesProps) {
  return (
    <fieldset className="visit-stepper" aria-label={texts.placesAt(slot)}>
      <IconButton
        label={texts.fewer(slot)}
        icon={<Icon of={Minus} size={16} />}
        // Not `disabled`, because that would drop the focus from the button that was just pressed.
        aria-disabled={count === null || undefined}
        onClick={() => onChange(count === null || count === 1 ? null : count - 1)}
      />
      <output>{count ?? texts.any}</output>
      <IconButton
        label={texts.more(slot)}
        icon={<Icon of={Plus} size={16} />}
        aria-disabled={count === VISIT_LIMIT.places || undefined}
        onClick={() => onChange(Math.min(VISIT_LIMIT.places, (count ?? 0) + 1))}
      />
    </fieldset>
  )
}

const NOTICES = [0, 1, 2, 3, 6, 12, 24, 48, 72]
const DAYS_AHEAD = [14, 30, 60, 90, 180, VISIT_DAYS_AHEAD]

function options(usual: readonly number[], stored: number, name: (value: number) => string) {
  const values = [...new Set([...usual, stored])].toSorted((a, b) => a - b)
  return values.map((value) => ({ value: String(value), label: name(value) }))
}

interface NoticeCardProps extends CardProps, HolidayWarningsProps {
  /** Error of the whole list, such as two holidays on the same day. */
  error: string | undefined
}

export function NoticeCard({ values, error, booked, projectName, onChange }: NoticeCardProps) {
  const { noticeHours, daysAhead, holidays } = values
  return (
    <Panel title={texts.notice}>
      <div className="visit-notice">
        <SelectField
          label={texts.earliest}
          name="noticeHours"
          options={options(NOTICES, noticeHours, texts.noticeOf)}
          defaultValue={String(noticeHours)}
          onChange={({ currentTarget }) => onChange({ noticeHours: Number(currentTarget.value) })}
        />
        <SelectField
          label={texts.latest}
          name="daysAhead"
          options={options(DAYS_AHEAD, daysAhead, texts.daysAheadOf)}
          defaultValue={String(daysAhead)}
          onChange={({ currentTarget }) => onChange({ daysAhead: Number(currentTarget.value) })}
        />
      </div>
      <h3 className="visit-hours-day">{texts.holidays}</h3>
      {projectName !== null && <p className="panel-lead">{texts.companyHolidays}</p>}
      <RowList
        name="holidays"
        columns={HOLIDAY_COLUMNS}
        rows={holidays}
        most={VISIT_LIMIT.holidays}
        addLabel={texts.addHoliday}
        removeLabel={(row) => texts.removeHoliday(row.values.name ?? '')}
        onChange={(rows) => onChange({ holidays: rows })}
      />
      {error && (
        <p className="visit-holidays-error" role="alert">
          {error}
        </p>
      )}
      <HolidayWarnings days={holidays.map((row) => row.values.day ?? '')} {...{ booked, projectName }} />
    </Panel>
  )
}

interface HolidayWarningsProps {
  booked: readonly BookedVisits[]
  /** Null for the hours of the company. */
  projectName: string | null
}

/** Warns that a holiday does not cancel visits already booked on it. */
function HolidayWarnings({ days, booked, projectName }: HolidayWarningsProps & { days: readonly string[] }) {
  return [...new Set(days)].filter(isCalendarDay).map((day) => {
    const count = booked.filter((one) => one.day === day).reduce((sum, one) => sum + one.count, 0)
    if (count === 0) return null
    const filters = new URLSearchParams({ from: day, to: day, ...(projectName !== null && { project: projectName }) })
    return (
      <div key={day} className="visit-holiday-warning" role="status">
        <Icon of={TriangleAlert} size={18} />
        <p>
          <b>{texts.booked(count, writtenDay(day))}</b>
          <span>{texts.bookedNote}</span>
        </p>
        <Link to={`/admin/appointment?${filters}`}>{texts.show}</Link>
      </div>
    )
  })
}
