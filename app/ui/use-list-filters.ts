import { useSearchParams } from 'react-router'

/** A list's filters, kept in the address like its search. Another choice begins at the first page. */
export function useListFilters<const Names extends readonly string[]>(...names: Names) {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Filters<Names>

  function change(choices: Partial<Filters<Names>>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries<string | undefined>(choices)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        next.delete('page')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [filters, change] as const
}

type Filters<Names extends readonly string[]> = Record<Names[number], string>
