import { Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import type { Finding } from '#contract/catalog/publish-gate.schema.ts'
import { deleteRegistration } from '#contract/catalog/registrations.endpoints.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useCall, useRefresh } from '../../lib/use-call.ts'
import { Button } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { recordIn, useRecordInAddress } from '../../ui/record/use-opened-record.ts'
import { useAddressParams } from '../../ui/table/use-address-params.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { FIELD } from '../manage-addresses.ts'
import { GateExemption } from './gate-exemption.tsx'
import { GateFindings } from './gate-findings.tsx'
import { registrationState } from './gate-states.ts'
import { QueryFailure } from './query-failure.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationOnPage } from './registration-on-page.tsx'
import { useDeletion } from './use-deletion.ts'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './registration-tab.css'

const { tab: messages } = registrationsMessages

interface RegistrationTabProps {
  project: Pick<ProjectDetails, 'id' | 'reraNumber' | 'isCompleted'>
  query: QueryState<ManagedRegistration[]>
}

interface Edited {
  registration: ManagedRegistration | null
  field?: string | null
}

export function RegistrationTab({ project, query }: RegistrationTabProps) {
  const { id: projectId, isCompleted } = project
  const registrations = query.data ?? []
  const report = useCall(getGateReport, { params: { projectId } })
  const [edited, setEdited] = useState<Edited | null>(null)
  const [unsaved, setUnsaved] = useState(0)
  const [unsavedExemption, setUnsavedExemption] = useState(0)
  const guard = useUnsavedGuard(unsaved + unsavedExemption > 0, { isOpenByQuery: true })
  const removal = useFocusAfterRemoval<HTMLDivElement>('button')
  const [params, changeParams] = useAddressParams()
  const refresh = useRefresh()
  const remove = useDeletion({
    entity: 'registration',
    remove: (id) => browserApi(deleteRegistration, { body: { id } }),
    invalidates: PART_QUERIES.registrations,
  })
  function open(next: Edited | null) {
    if (unsaved > 0) guard.unlessUnsaved(() => setEdited(next))
    else setEdited(next)
  }
  useRecordInAddress(
    query.data,
    { record: edited?.registration ?? null, open: (registration) => open({ registration }) },
    projectToasts,
  )

  // A link from a finding names the field in the URL. Read it once, when the list has loaded, and then remove it.
  const isFieldRead = useRef(false)
  useEffect(() => {
    const field = params.get(FIELD)
    if (!query.data || field === null || isFieldRead.current) return
    isFieldRead.current = true
    const id = recordIn(params)
    open({ registration: query.data.find((one) => one.id === id) ?? null, field })
    changeParams(withoutField, { replace: true })
  })

  function openFinding({ registrationId, field }: Finding) {
    open({ registration: registrations.find(({ id }) => id === registrationId) ?? null, field })
  }

  const form = edited && (
    <RegistrationForm
      key={`${edited.registration?.id} ${edited.field}`}
      projectId={projectId}
      registration={edited.registration}
      field={edited.field ?? null}
      onUnsaved={setUnsaved}
      onCancel={() => open(null)}
      onSaved={() => {
        setEdited(null)
        void refresh(...PART_QUERIES.registrations)
      }}
    />
  )

  if (query.error) return <QueryFailure query={query} />
  if (!query.data) {
    return (
      <Panel>
        <SkeletonLine height="320px" />
      </Panel>
    )
  }
  return (
    <>
      {report.data && <GateFindings projectId={projectId} report={report.data} onOpen={openFinding} />}
      <div className="registration-tab">
        <div {...removal}>
          {registrations.length === 0 && !edited && (
            <EmptyState as="h2" title={messages.none} text={messages.noneText} />
          )}
          {registrations.map((registration, index) =>
            edited?.registration?.id === registration.id ? (
              form
            ) : (
              <RegistrationCard
                key={registration.id}
                registration={registration}
                title={messages.title(index + 1, registrations.length, registration.covers)}
                state={
                  report.data
                    ? registrationState(registration, { report: report.data, isCompleted, today: siteDay(new Date()) })
                    : null
                }
                onEdit={() => open({ registration })}
                onDelete={() => void remove([registration.id], registration.number ?? undefined)}
              />
            ),
          )}
          {edited?.registration === null && form}
          {edited?.registration !== null && (
            <Button variant="line" onClick={() => open({ registration: null })}>
              <Icon of={Plus} size={16} /> {registrations.length === 0 ? messages.add : messages.addPhase}
            </Button>
          )}
        </div>
        <div>
          <RegistrationOnPage registrations={registrations} reraNumber={project.reraNumber} />
          {report.data && <GateExemption projectId={projectId} report={report.data} onUnsaved={setUnsavedExemption} />}
        </div>
      </div>
      {guard.dialog}
    </>
  )
}

function withoutField(params: URLSearchParams) {
  const next = new URLSearchParams(params)
  next.delete(FIELD)
  return next
}
