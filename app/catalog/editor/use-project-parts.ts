import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import { useCall } from '../../lib/use-call.ts'

/** State of a query. */
export interface Reading<T> {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  retry: () => void
}

/** All parts of one project, each with its own query. */
export function useProjectParts(projectId: number) {
  const params = { projectId }
  const gallery = readingOf(useCall(listGallery, { params }))
  const features = readingOf(useCall(listProjectFeatures, { params }))
  const specifications = readingOf(useCall(listSpecifications, { params }))
  const plans = readingOf(useCall(listPlans, { params }))
  const documents = readingOf(useCall(listDocuments, { params }))
  const place = readingOf(useCall(getLocation, { params }))
  return { gallery, features, specifications, plans, documents, place }
}

export type ProjectPartReadings = ReturnType<typeof useProjectParts>

interface Query<T> {
  data: T | undefined
  error: { message: string } | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** Placeholder data belongs to another project, so it counts as not loaded. */
function readingOf<T>({ data, error, isFetching, isPlaceholderData, refetch }: Query<T>): Reading<T> {
  return {
    data: isPlaceholderData ? undefined : data,
    error: data === undefined || isPlaceholderData ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
