import { mediaMessages } from '#contract/media/media.messages.ts'
import type { MediaCategory, MediaItem } from '#contract/media/media.schema.ts'

interface MediaFilterProps {
  categories: readonly MediaCategory[]
  items: readonly MediaItem[]
  /** The id of the category shown; '' for all. */
  current: string
  onChange: (choice: { category: string }) => void
}

export function MediaFilter({ categories, items, current, onChange }: MediaFilterProps) {
  const choices = categories.map(({ id, name }) => ({
    value: String(id),
    name,
    count: items.filter(({ categoryId }) => categoryId === id).length,
  }))
  return (
    <fieldset className="chips">
      <legend className="sr-only">{mediaMessages.label.mediaType}</legend>
      {[{ value: '', name: mediaMessages.allMedia, count: items.length }, ...choices].map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === current}
          // The chip that is pressed already is no other choice.
          onClick={() => value !== current && onChange({ category: value })}
        >
          {name} <span className="tabular">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
