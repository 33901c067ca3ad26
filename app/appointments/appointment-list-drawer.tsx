import { Mail, Phone } from 'lucide'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { CollapsibleHistory } from '../back-office/history/record-history.tsx'
import { LeadLink } from '../leads/lead-link.tsx'
import { momentInWords } from '../lib/moment-in-words.ts'
import { ButtonAnchor, ButtonLink } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { RecordDrawer } from '../ui/record/record-drawer.tsx'
import { visitsTexts } from './calendar/visits-texts.ts'

type AppointmentDrawerProps = {
  rows: readonly Appointment[]
  opened: Appointment | null
  onOpen: (appointment: Appointment | null) => void
}

export function AppointmentDrawer(props: AppointmentDrawerProps) {
  return (
    <RecordDrawer
      {...props}
      rowKey={({ id }) => id}
      label={({ projectName }) => appointmentsMessages.visitTo(projectName)}
      title={({ projectName }) => projectName}
      lead={({ createdAt }) => appointmentsMessages.bookedAt(momentInWords(createdAt))}
      footer={({ id, projectName, selectedDate, mobileNumber, email }) => (
        <>
          {mobileNumber !== null && (
            <ButtonAnchor size="sm" href={`tel:${mobileNumber.replaceAll(/[^\d+]/g, '')}`}>
              <Icon of={Phone} size={16} /> {contentMessages.call}
            </ButtonAnchor>
          )}
          {email !== null && (
            <ButtonAnchor variant="ghost" size="sm" href={`mailto:${email}`}>
              <Icon of={Mail} size={16} /> {labelMessages.email}
            </ButtonAnchor>
          )}
          {selectedDate !== null && (
            <ButtonLink
              variant="line"
              size="sm"
              to={`/admin/visits?${new URLSearchParams({ day: selectedDate, project: projectName })}`}
            >
              {visitsTexts.showInCalendar}
            </ButtonLink>
          )}
          <LeadLink of={{ appointmentId: id }} />
        </>
      )}
    >
      {(appointment) => (
        <>
          <Facts
            facts={[
              [visitsTexts.state, visitsTexts.states[appointment.state]],
              [
                appointmentsMessages.label.selectedDate,
                appointment.selectedDate && dayInWords(appointment.selectedDate),
              ],
              [appointmentsMessages.label.timeSlot, appointment.timeSlot],
              [appointmentsMessages.label.purpose, appointment.purpose],
              [appointmentsMessages.label.customerType, appointment.customerType],
              [appointmentsMessages.label.tower, appointment.tower],
              [appointmentsMessages.label.unitNumber, appointment.unitNumber],
              [labelMessages.mobileNumber, appointment.mobileNumber],
              [labelMessages.email, appointment.email],
            ]}
          />
          <CollapsibleHistory key={appointment.id} of={{ entity: 'appointment', entityId: appointment.id }} />
        </>
      )}
    </RecordDrawer>
  )
}
