import { useSearchParams } from 'react-router'
import { say } from '#contract/media/media.messages.ts'
import type { MediaCategory, MediaItem } from '#contract/media/media.schema.ts'

interface MediaFilterProps {
  categories: readonly MediaCategory[]
  items: readonly MediaItem[]
  /** The id of the category shown; 0 for all. */
  current: number
}

/** Kept in the address beside what the table keeps there. */
export function MediaFilter({ categories, items, current }: MediaFilterProps) {
  const [, setParams] = useSearchParams()

  function show(id: number) {
    setParams(
      (params) => {
        params.delete('page')
        if (id === ALL) params.delete('category')
        else params.set('category', String(id))
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <fieldset className="chips">
      <legend className="sr-only">{say.label.mediaType}</legend>
      {[{ id: ALL, name: say.allMedia }, ...categories].map(({ id, name }) => (
        <button key={id} type="button" className="chip" aria-pressed={id === current} onClick={() => show(id)}>
          {name} <span className="tabular">{id === ALL ? items.length : countOf(items, id)}</span>
        </button>
      ))}
    </fieldset>
  )
}

const ALL = 0

function countOf(items: readonly MediaItem[], id: number) {
  return items.filter(({ categoryId }) => categoryId === id).length
}
