import { useAddressParams } from '../table/use-address-params.ts'

const PARAMETER = 'import'

/**
 * Opens the import dialog of a screen by `?import` in the URL, so that other screens can link to it. `afterwards` lists
 * parameters to add on closing if they are missing.
 */
export function useImportInAddress(afterwards: Record<string, string> = {}) {
  const [params, changeParams] = useAddressParams()
  const change = (make: (next: URLSearchParams) => void) =>
    changeParams(
      (before) => {
        const next = new URLSearchParams(before)
        make(next)
        return next
      },
      { replace: true },
    )

  return {
    isOpen: params.has(PARAMETER),
    open: () => change((next) => next.set(PARAMETER, '1')),
    close: () =>
      change((next) => {
        next.delete(PARAMETER)
        for (const [name, value] of Object.entries(afterwards)) if (!next.has(name)) next.set(name, value)
      }),
  }
}
