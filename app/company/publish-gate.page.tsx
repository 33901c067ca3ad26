import * as z from 'zod/mini'
import { GATE_MODES, GATE_RULES, type GateMode, PUBLISH_GATE_ID } from '#contract/catalog/publish-gate.constants.ts'
import { getPublishGate, savePublishGate } from '#contract/catalog/publish-gate.endpoints.ts'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import { type PublishGate, PublishGateDraft } from '#contract/catalog/publish-gate.schema.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { type Reading, useSingleRecord } from '../ui/record/use-single-record.ts'
import { SingleRecordScreen } from './company-screen.tsx'
import './publish-gate.css'

const { screen: messages } = publishGateMessages

export const meta = hiddenPageMeta

export default function PublishGatePage() {
  return (
    <SingleRecordScreen
      lead={messages.lead}
      record={useCall(getPublishGate)}
      history={{ entity: 'publish-gate', entityId: PUBLISH_GATE_ID }}
    >
      {(stored) => <PublishGateForm stored={stored} />}
    </SingleRecordScreen>
  )
}

interface Values {
  mode: GateMode
}

const RECORD = {
  name: 'the publish gate',
  read: getPublishGate,
  save: savePublishGate,
  valuesOf: ({ mode }: PublishGate): Values => ({ mode }),
  readValues: ({ mode }: Values, version: number | undefined): Reading<PublishGateDraft> => ({
    ok: true,
    draft: z.decode(PublishGateDraft, { mode, version }),
  }),
  textsOf: ({ mode }: Values) => ({ mode: messages.nameOf(mode) }),
}

function PublishGateForm({ stored }: { stored: PublishGate }) {
  const form = useSingleRecord(stored, RECORD)
  return (
    <SingleRecordForm form={form} labels={{ mode: messages.question }} saveLabel={messages.save}>
      <div className="gate-setting">
        <Panel title={messages.question}>
          <div className="gate-modes" role="radiogroup" aria-label={messages.question}>
            {GATE_MODES.map((mode) => (
              <label key={mode}>
                <input
                  type="radio"
                  name="mode"
                  value={mode}
                  checked={form.values.mode === mode}
                  onChange={() => form.change({ mode })}
                />
                <span>
                  <b>{messages.nameOf(mode)}</b>
                  <span>{messages.mode[mode]}</span>
                </span>
              </label>
            ))}
          </div>
        </Panel>
        <Panel title={messages.rules} lead={messages.rulesLead}>
          <ul className="gate-rules">
            {GATE_RULES.map((rule) => (
              <li key={rule}>
                {messages.rule[rule]} <code>{rule}</code>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </SingleRecordForm>
  )
}
