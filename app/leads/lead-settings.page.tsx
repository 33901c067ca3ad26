import * as z from 'zod/mini'
import { ASSIGNMENTS, type Assignment, LEAD_SETTINGS_ID } from '#contract/leads/leads.constants.ts'
import { getLeadSettings, saveLeadSettings } from '#contract/leads/leads.endpoints.ts'
import { type LeadSettings, LeadSettingsDraft } from '#contract/leads/leads.schema.ts'
import { SingleRecordScreen } from '../company/company-screen.tsx'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { type Reading, useSingleRecord } from '../ui/record/use-single-record.ts'
import { leadTexts } from './lead-texts.ts'
import '../company/publish-gate.css'

export const meta = hiddenPageMeta

export default function LeadSettingsPage() {
  return (
    <SingleRecordScreen
      lead={leadTexts.assignmentLead}
      record={useCall(getLeadSettings)}
      history={{ entity: 'lead-settings', entityId: LEAD_SETTINGS_ID }}
    >
      {(stored) => <LeadSettingsForm stored={stored} />}
    </SingleRecordScreen>
  )
}

interface Values {
  assignment: Assignment
}

const RECORD = {
  name: 'the settings of leads',
  read: getLeadSettings,
  save: saveLeadSettings,
  valuesOf: ({ assignment }: LeadSettings): Values => ({ assignment }),
  readValues: ({ assignment }: Values, version: number | undefined): Reading<LeadSettingsDraft> => ({
    ok: true,
    draft: z.decode(LeadSettingsDraft, { assignment, version }),
  }),
  textsOf: ({ assignment }: Values) => ({ assignment: leadTexts.assignmentName[assignment] }),
}

function LeadSettingsForm({ stored }: { stored: LeadSettings }) {
  const form = useSingleRecord(stored, RECORD)
  return (
    <SingleRecordForm form={form} labels={{ assignment: leadTexts.assignment }} saveLabel={leadTexts.saveAssignment}>
      <Panel title={leadTexts.assignment}>
        <div className="gate-modes" role="radiogroup" aria-label={leadTexts.assignment}>
          {ASSIGNMENTS.map((assignment) => (
            <label key={assignment}>
              <input
                type="radio"
                name="assignment"
                value={assignment}
                checked={form.values.assignment === assignment}
                onChange={() => form.change({ assignment })}
              />
              <span>
                <b>{leadTexts.assignmentName[assignment]}</b>
                <span>{leadTexts.assignmentNote[assignment]}</span>
              </span>
            </label>
          ))}
        </div>
      </Panel>
    </SingleRecordForm>
  )
}
