import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { getVisitSettings, listOwnVisitSettings } from '#contract/appointments/visit-settings.endpoints.ts'
import { COMPANY_VISITS_ID } from '#contract/appointments/visits.constants.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { idIn } from '../lib/id-in.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { SingleRecordScreen } from './company-screen.tsx'
import { VisitHoursForm } from './visit-hours-form.tsx'
import { visitHoursTexts as texts } from './visit-hours-texts.ts'
import './visit-hours.css'

export const meta = hiddenPageMeta

const PATH = '/admin/company/visits'

export default function VisitHoursPage() {
  const [search] = useSearchParams()
  const { data: projects } = useCall(listProjectNames)
  const { data: own = [], refetch: readOwn } = useCall(listOwnVisitSettings)
  const wanted = idIn(search.get('project'))
  const isGone = projects?.every((project) => project.id !== wanted)
  const id = wanted === null || isGone ? COMPANY_VISITS_ID : wanted
  const record = useCall(getVisitSettings, { params: { id } })
  const isOwn = (record.data?.version ?? 0) > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a first save or a drop changes which projects are marked.
  useEffect(() => void readOwn(), [isOwn])

  const entries = [
    { id: COMPANY_VISITS_ID, name: texts.companyDefault, isOwn: false },
    ...(projects ?? [])
      .map((project) => ({ id: project.id, name: project.name, isOwn: own.includes(project.id) }))
      // Projects with their own hours first, because most use the default.
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
  ]

  return (
    <SingleRecordScreen lead={texts.lead} record={record} history={{ entity: 'visit-settings', entityId: id }}>
      {(stored) => (
        <div className="visit-hours">
          <HoursList entries={entries} current={stored.projectId ?? COMPANY_VISITS_ID} />
          <VisitHoursForm
            // Deleting a project's own hours resets the version to 0; the key then remounts the form with the defaults.
            key={`${stored.projectId} ${stored.version === 0}`}
            stored={stored}
            projectName={stored.projectId === null ? null : (nameOf(entries, stored.projectId) ?? '')}
          />
        </div>
      )}
    </SingleRecordScreen>
  )
}

interface Entry {
  id: number
  name: string
  isOwn: boolean
}

function nameOf(entries: readonly Entry[], id: number) {
  return entries.find((entry) => entry.id === id)?.name
}

function addressOf(id: number) {
  return id === COMPANY_VISITS_ID ? PATH : `${PATH}?project=${id}`
}

function HoursList({ entries, current }: { entries: readonly Entry[]; current: number }) {
  const navigate = useNavigate()
  return (
    <>
      <nav className="visit-hours-list" aria-label={texts.choose}>
        {entries.map(({ id, name, isOwn }) => (
          <Link key={id} to={addressOf(id)} aria-current={id === current ? 'true' : undefined}>
            {name} {isOwn && <span className="muted">{texts.own}</span>}
          </Link>
        ))}
      </nav>
      <div className="visit-hours-select">
        <SmallSelect
          aria-label={texts.choose}
          value={current}
          onChange={({ currentTarget }) => void navigate(addressOf(Number(currentTarget.value)))}
        >
          {entries.map(({ id, name, isOwn }) => (
            <option key={id} value={id}>
              {isOwn ? texts.ownHours(name) : name}
            </option>
          ))}
        </SmallSelect>
      </div>
    </>
  )
}
