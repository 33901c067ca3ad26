import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { getBrochureState } from '#contract/catalog/brochures.endpoints.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { listHandovers, listProgressUpdates } from '#contract/catalog/progress.endpoints.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import { listRegistrations } from '#contract/catalog/registrations.endpoints.ts'
import { listUnitTypes } from '#contract/catalog/unit-types.endpoints.ts'
import { mapOutcome, type Outcome } from '../../lib/api-client.ts'
import { useCall } from '../../lib/use-call.ts'
import type { FormValues } from '../../ui/form/form-values.ts'

/** Queries to invalidate after a change of each kind of part. */
export const PART_QUERIES = {
  project: [getProjectDetails, getProjectChoices, getGateReport, searchProjects, getDashboardFigures],
  gallery: [listGallery, getProjectDetails, getGateReport, searchProjects, getDashboardFigures],
  features: [listProjectFeatures, searchProjects, getDashboardFigures],
  specifications: [listSpecifications, getProjectDetails, getGateReport, searchProjects, getDashboardFigures],
  units: [listUnitTypes, getGateReport, searchProjects, getDashboardFigures],
  plans: [listPlans, listUnitTypes, getProjectDetails, searchProjects, getDashboardFigures],
  documents: [listDocuments, getBrochureState, getGateReport, searchProjects, getDashboardFigures],
  location: [getLocation, searchProjects, getDashboardFigures],
  progress: [listProgressUpdates, searchProjects],
  handovers: [listHandovers, searchProjects],
  registrations: [listRegistrations, getGateReport, searchProjects, getDashboardFigures],
} as const

export interface QueryState<T> {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  retry: () => void
}

export function useProjectParts(projectId: number) {
  const params = { projectId }
  const units = queryStateOf(useCall(listUnitTypes, { params }))
  const gallery = queryStateOf(useCall(listGallery, { params }))
  const features = queryStateOf(useCall(listProjectFeatures, { params }))
  const specifications = queryStateOf(useCall(listSpecifications, { params }))
  const plans = queryStateOf(useCall(listPlans, { params }))
  const documents = queryStateOf(useCall(listDocuments, { params }))
  const location = queryStateOf(useCall(getLocation, { params }))
  const progress = queryStateOf(useCall(listProgressUpdates, { params }))
  const handovers = queryStateOf(useCall(listHandovers, { params }))
  const registrations = queryStateOf(useCall(listRegistrations, { params }))
  return { units, gallery, features, specifications, plans, documents, location, progress, handovers, registrations }
}

export type ProjectPartQueries = ReturnType<typeof useProjectParts>

interface Query<T> {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** Placeholder data belongs to another project, so it counts as not loaded. */
function queryStateOf<T>({ data, error, isFetching, isPlaceholderData, refetch }: Query<T>): QueryState<T> {
  return {
    data: isPlaceholderData ? undefined : data,
    error: data === undefined || isPlaceholderData ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}

interface PartRecord {
  id: number
  version?: number | undefined
}

interface StoredPartOptions<Row extends PartRecord> {
  /** Null for a new part. */
  row: Row | null
  projectId: number
  valuesOf: (row: Row | null) => FormValues
  read: () => Promise<Outcome<readonly Row[]>>
}

/** Props of a `PartForm` for a stored or a new part. */
export function storedPart<Row extends PartRecord>({ row, projectId, valuesOf, read }: StoredPartOptions<Row>) {
  return {
    stored: { values: valuesOf(row), version: row?.version },
    fixed: { id: String(row?.id ?? ''), projectId: String(projectId) },
    async readAgain() {
      return mapOutcome(await read(), (rows) => {
        const found = rows.find(({ id }) => id === row?.id)
        return found ? { values: valuesOf(found), version: found.version } : null
      })
    },
  }
}
