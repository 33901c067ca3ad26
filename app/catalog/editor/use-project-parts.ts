import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import { useCall } from '../../lib/use-call.ts'

export interface QueryState<T> {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  retry: () => void
}

/** All parts of one project, each with its own query. */
export function useProjectParts(projectId: number) {
  const params = { projectId }
  const gallery = queryStateOf(useCall(listGallery, { params }))
  const features = queryStateOf(useCall(listProjectFeatures, { params }))
  const specifications = queryStateOf(useCall(listSpecifications, { params }))
  const plans = queryStateOf(useCall(listPlans, { params }))
  const documents = queryStateOf(useCall(listDocuments, { params }))
  const location = queryStateOf(useCall(getLocation, { params }))
  return { gallery, features, specifications, plans, documents, location }
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
