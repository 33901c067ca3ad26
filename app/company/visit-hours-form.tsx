import {
  countBookedVisits,
  dropVisitSettings,
  getVisitSettings,
  listOwnVisitSettings,
  saveVisitSettings,
} from '#contract/appointments/visit-settings.endpoints.ts'
import type { VisitSettings } from '#contract/appointments/visit-settings.schema.ts'
import { COMPANY_VISITS_ID } from '#contract/appointments/visits.constants.ts'
import { browserApi } from '../lib/browser-api.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useRunOnce } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Switch } from '../ui/form/switch.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { useSingleRecord } from '../ui/record/use-single-record.ts'
import { NoticeCard, PlacesCard, WeekdayButtons } from './visit-hours-cards.tsx'
import { VisitHoursPreview } from './visit-hours-preview.tsx'
import { visitHoursTexts as texts } from './visit-hours-texts.ts'
import { previewOf, readingOf, ruleOf, textsOf, VISIT_HOURS_LABELS, valuesOf } from './visit-hours-values.ts'

interface VisitHoursFormProps {
  stored: VisitSettings
  projectName: string | null
}

export function VisitHoursForm({ stored, projectName }: VisitHoursFormProps) {
  const { projectId } = stored
  const form = useSingleRecord(stored, {
    name: 'the hours',
    read: getVisitSettings,
    params: { id: projectId ?? COMPANY_VISITS_ID },
    save: saveVisitSettings,
    valuesOf,
    readValues: readingOf(projectId),
    textsOf,
  })
  const booked = useCall(countBookedVisits, { body: { projectId } }).data ?? []
  const company = useCall(getVisitSettings, { params: { id: COMPANY_VISITS_ID } }).data
  const { values, change } = form
  const isOwn = projectId !== null && stored.version > 0
  return (
    <SingleRecordForm form={form} rules={ruleOf} labels={VISIT_HOURS_LABELS} saveLabel={texts.save} isOpenByQuery>
      <div className="visit-hours-columns">
        <div className="company-cards">
          <Panel
            title={projectName === null ? texts.whenAll : texts.whenOpen(projectName)}
            lead={projectId !== null && !isOwn && texts.follows}
            actions={isOwn && <UseDefault projectId={projectId} version={stored.version} />}
          >
            <WeekdayButtons values={values} onChange={change} />
          </Panel>
          <PlacesCard values={values} onChange={change} />
          <NoticeCard
            values={values}
            error={form.errors?.holidays}
            booked={booked}
            projectName={projectName}
            onChange={change}
          />
        </div>
        <div className="company-cards">
          <VisitHoursPreview
            {...previewOf(values, { projectId, booked, companyHolidays: company?.holidays ?? [] })}
            name={projectName ?? texts.companyDefault}
          />
          <Panel title={texts.reminder}>
            <Switch
              label={texts.reminderLabel}
              isOn={values.hasReminder}
              onChange={(hasReminder) => change({ hasReminder })}
            />
          </Panel>
        </div>
      </div>
    </SingleRecordForm>
  )
}

function UseDefault({ projectId, version }: { projectId: number; version: number }) {
  const refresh = useRefresh()
  const { runOnce, isRunning } = useRunOnce()

  async function drop() {
    const outcome = await runOnce(() => browserApi(dropVisitSettings, { body: { projectId, version } }))
    if (outcome === null) return
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Dropping the hours' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    await refresh(getVisitSettings, listOwnVisitSettings)
  }

  return (
    <Button variant="line" size="sm" isBusy={isRunning} onClick={() => void drop()}>
      {texts.useDefault}
    </Button>
  )
}
