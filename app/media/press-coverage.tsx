import { ArrowUpRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { MEDIA_CATEGORY, MEDIA_CATEGORY_NAME, PRESS_ITEMS } from '#contract/media/media.constants.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Button } from '../ui/action/button.tsx'
import { inPlace } from '../ui/action/in-place.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Day } from '../ui/day.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { countOptions, type MediaYear, type ShownItem } from './media-years.ts'
import './press-coverage.css'

interface ClippingProps {
  item: ShownItem
  isFirst: boolean
  onOpen: () => void
}

/** Without JavaScript the link opens the image as a page of its own. */
function Clipping({ item, isFirst, onOpen }: ClippingProps) {
  const image = item.image === null ? null : assetAddress(UPLOAD_FOLDER.banners, item.image)

  const face = (
    <>
      <span className="clipping-well">
        <Picture
          className="clipping-picture"
          src={image}
          alt=""
          width={CLIPPING.width}
          height={CLIPPING.height}
          sizes="(max-width: 599px) 80vw, (max-width: 999px) 40vw, 26vw"
          widths={[480, 640, 960]}
          isEager={isFirst}
          isGraded={false}
        />
      </span>
      <Plinth />
      <h3 className="clipping-title">{item.name}</h3>
      <Day className="label tabular" day={item.date} />
    </>
  )
  if (image === null) return <div className="clipping">{face}</div>
  return (
    <a className="clipping plinth-host" href={image} aria-haspopup="dialog" onClick={inPlace(onOpen)}>
      {face}
    </a>
  )
}

/** The usual aspect ratio of a scan; the intrinsic one takes precedence. */
const CLIPPING = { width: 960, height: 1280 }

interface PressCoverageProps {
  years: readonly MediaYear[]
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

  // The visitor may have changed the selection before hydration, so apply it.
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

/** Prefixed, because events and news have tabs with the same years. */
function tabOf(year: MediaYear | undefined) {
  return `press-${year?.year ?? 'none'}`
}

interface ClippingDialogProps {
  item: ShownItem | null
  onClose: () => void
}

function ClippingDialog({ item, onClose }: ClippingDialogProps) {
  // Keep showing the last item while the dialog fades out.
  const [last, setLast] = useState(item)
  if (item && item !== last) setLast(item)
  const shown = item ?? last

  return (
    <Dialog
      id="clipping"
      look="stage"
      className="clipping-dialog"
      label={shown ? shown.name : 'Press clipping'}
      isOpen={item !== null}
      onClose={onClose}
    >
      {shown?.image && (
        <figure className="clipping-full">
          <div className="clipping-sheet">
            <Picture
              src={assetAddress(UPLOAD_FOLDER.banners, shown.image)}
              alt={`Clipping: ${shown.name}`}
              width={CLIPPING.width}
              height={CLIPPING.height}
              widths={[960, 1280, 1920]}
              sizes="min(100vw, 1100px)"
              isGraded={false}
            />
            <Plinth />
          </div>
          <figcaption>
            <Day className="label tabular" day={shown.date} />
            <p className="clipping-name">{shown.name}</p>
            <p className="muted small">{shown.description}</p>
            {shown.link && (
              <a className="link clipping-out" href={shown.link} target="_blank" rel="noopener noreferrer">
                Read it there <Icon of={ArrowUpRight} size={16} />
              </a>
            )}
          </figcaption>
        </figure>
      )}
    </Dialog>
  )
}
