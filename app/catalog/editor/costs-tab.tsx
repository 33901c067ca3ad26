import { COST_TERMS_LIMIT } from '#contract/catalog/cost-terms.constants.ts'
import { getCostTerms, saveCostTerms } from '#contract/catalog/cost-terms.endpoints.ts'
import type { ManagedCostTerms } from '#contract/catalog/cost-terms.schema.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { listBanks } from '#contract/content/banks.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { useCall } from '../../lib/use-call.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { DateField, TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { SingleRecordForm } from '../../ui/record/single-record-form.tsx'
import { useSingleRecord } from '../../ui/record/use-single-record.ts'
import {
  BANK,
  CHARGE_COLUMNS,
  type CostTermsText,
  TERMS_LABELS as LABELS,
  reader,
  ruleOf,
  STAGE_COLUMNS,
  sumOfShares,
  textsOf,
  valuesOf,
} from './cost-terms-values.ts'
import './costs-tab.css'

const { costs: messages } = editorMessages

export function CostsTab({ projectId }: { projectId: number }) {
  const terms = useCall(getCostTerms, { params: { projectId } })
  if (terms.error)
    return (
      <ErrorState
        as="h2"
        title={contentMessages.loadFailed}
        text={terms.error.message}
        onRetry={() => void terms.refetch()}
        isRetrying={terms.isFetching}
      />
    )
  if (terms.data === undefined || terms.isPlaceholderData)
    return (
      <Panel>
        <SkeletonLine height="320px" />
      </Panel>
    )
  return <CostTermsForm projectId={projectId} stored={terms.data} />
}

function CostTermsForm({ projectId, stored }: { projectId: number; stored: ManagedCostTerms | null }) {
  const banks = useCall(listBanks).data ?? []
  const form = useSingleRecord(stored, {
    name: messages.record,
    read: getCostTerms,
    params: { projectId },
    save: saveCostTerms,
    valuesOf,
    readValues: reader(projectId),
    textsOf: (values) => textsOf(values, banks),
  })
  const { values, change, errors } = form
  const field = (name: CostTermsText) => ({
    name,
    label: LABELS[name],
    defaultValue: values[name],
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  })
  return (
    <SingleRecordForm form={form} rules={ruleOf} labels={LABELS} saveLabel={messages.save} isOpenByQuery>
      <div className="costs-cards">
        <Panel title={messages.start} lead={stored ? messages.startLead : messages.none}>
          <div className="costs-fields">
            <DateField {...field('asOf')} hint={messages.asOfHint} />
            <TextField
              {...field('included')}
              isOptional
              maxLength={COST_TERMS_LIMIT.note}
              hint={messages.includedHint}
            />
            <TextField {...field('loanPercent')} inputMode="decimal" />
            <TextField {...field('loanRate')} inputMode="decimal" />
            <TextField {...field('loanYears')} inputMode="numeric" />
          </div>
        </Panel>
        <Panel title={LABELS.charges} lead={messages.chargesLead}>
          <RowList
            name="charges"
            columns={CHARGE_COLUMNS}
            rows={values.charges}
            most={COST_TERMS_LIMIT.charges}
            addLabel={messages.addCharge}
            removeLabel={(row) => messages.remove(row.values.name ?? '')}
            onChange={(charges) => change({ charges })}
          />
        </Panel>
        <Panel title={LABELS.stages} lead={messages.stagesLead(sumOfShares(values.stages))}>
          <RowList
            name="stages"
            columns={STAGE_COLUMNS}
            rows={values.stages}
            most={COST_TERMS_LIMIT.stages}
            addLabel={messages.addStage}
            removeLabel={(row) => messages.remove(row.values.name ?? '')}
            onChange={(stages) => change({ stages })}
          />
          <p className="costs-note">{messages.workNote}</p>
          {errors?.stages && (
            <p className="costs-error" role="alert">
              {errors.stages}
            </p>
          )}
        </Panel>
        {banks.length > 0 && (
          <Panel title={LABELS.bankIds} lead={messages.banksLead}>
            <div className="costs-banks">
              {banks.map(({ id, name }) => (
                <CheckboxField
                  key={id}
                  name={`${BANK}.${id}`}
                  label={name}
                  defaultChecked={values.bankIds.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ bankIds: checked ? [...values.bankIds, id] : values.bankIds.filter((one) => one !== id) })
                  }
                />
              ))}
            </div>
          </Panel>
        )}
      </div>
    </SingleRecordForm>
  )
}
