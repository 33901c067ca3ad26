import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { MEDIA_CATEGORY, MEDIA_CATEGORY_NAME, PRESS_ITEMS } from '#contract/media/media.constants.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Clipping } from './clipping.tsx'
import { ClippingDialog } from './clipping-dialog.tsx'
import { countOptions, type MediaYear, type ShownItem } from './media-years.ts'
import './press-coverage.css'

interface PressCoverageProps {
  years: readonly MediaYear[]
  /** How many items of a year are asked for. */
  count: number
}

export function PressCoverage({ years, count }: PressCoverageProps) {
  const [tab, setTab] = useState(tabOf(years[0]))
  const [opened, setOpened] = useState<ShownItem | null>(null)
  const year = years.find((one) => tabOf(one) === tab) ?? years[0]

  return (
    <section className="wrap press" aria-labelledby="press-title">
      <div className="press-head">
        <h2 id="press-title">{MEDIA_CATEGORY_NAME[MEDIA_CATEGORY.press]}</h2>
        {year && <CountForm key={`${year.year} ${count}`} total={year.total} count={count} />}
      </div>
      {years.length === 0 ? (
        <EmptyState title={contentMessages.noRecords} />
      ) : (
        <Tabs
          label="Press coverage by year"
          look="serif"
          selectedId={tab}
          onSelect={setTab}
          tabs={years.map((one, at) => ({
            id: tabOf(one),
            label: one.year,
            panel: <Clippings year={one} count={count} isFirst={at === 0} onOpen={setOpened} />,
          }))}
        />
      )}
      <ClippingDialog item={opened} onClose={() => setOpened(null)} />
    </section>
  )
}

interface ClippingsProps {
  year: MediaYear
  count: number
  isFirst: boolean
  onOpen: (item: ShownItem) => void
}

function Clippings({ year, count, isFirst, onOpen }: ClippingsProps) {
  const { items, total } = year
  return (
    <>
      <ul className="clippings">
        {items.map((item, at) => (
          <li key={item.id}>
            <Clipping item={item} isFirst={isFirst && at === 0} onOpen={() => onOpen(item)} />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <p className="press-more">
          <Link
            className="button button-ghost"
            to={`/media?count=${count + PRESS_ITEMS.step}`}
            replace
            preventScrollReset
          >
            Show three more
          </Link>
          <span className="muted small">
            {items.length} of {total} from {year.year}
          </span>
        </p>
      )}
    </>
  )
}

function CountForm({ total, count }: { total: number; count: number }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isLoading = useNavigation().state === 'loading'
  const options = countOptions(total)
  const chosen = String(Math.min(count, Number(options.at(-1))))

  function show() {
    if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
  }

  // Chosen before React listened.
  const showAtFirst = useRef(show)
  useEffect(() => {
    const select = form.current?.elements.namedItem('count')
    if (select instanceof HTMLSelectElement && select.value !== chosen) showAtFirst.current()
  }, [chosen])

  return (
    <Form ref={form} className="press-count" method="get" action="/media" aria-busy={isLoading || undefined}>
      <SelectField
        label={mediaMessages.numberOfEvents}
        name="count"
        options={options}
        defaultValue={chosen}
        validate={() => null}
        onChange={show}
      />
      <Button className="press-count-show" type="submit" size="sm" variant="ghost">
        Show
      </Button>
    </Form>
  )
}

/** An id of its own kind, because events and news have tabs of the same years. */
function tabOf(year: MediaYear | undefined) {
  return `press-${year?.year ?? 'none'}`
}
