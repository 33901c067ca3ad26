import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Eye, EyeOff, GripVertical, Image, Trash2 } from 'lucide'
import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { callOptions } from '../../lib/use-call.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pill } from '../../ui/feedback/pill.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { siteToasts } from '../../ui/overlay/toast-queues.ts'
import { useDrag } from '../../ui/record/use-drag.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useEditor } from './editor-context.ts'
import {
  dropped,
  fieldPath,
  idOf,
  inUsualOrder,
  isPlaced,
  moved,
  type PagePart,
  partsOf,
  withParts,
} from './page-draft.ts'
import { isWithoutEntries, type ListCounts, nameOfPart, pageLabels, summaryOf } from './page-labels.ts'
import { PartFields } from './part-fields.tsx'
import { fieldsOf } from './part-forms.ts'

interface PartListProps {
  page: ManagedPage
  change: (update: (before: ManagedPage) => ManagedPage) => void
  openPart: string | null
  onOpen: (part: string | null) => void
  /** True while an upload is running: a closed part then stays mounted, because unmounting would abort the upload. */
  isBusy: boolean
}

export function PartList({ page, change, openPart, onOpen, isBusy }: PartListProps) {
  const { live, isSubmitted } = useEditor()
  const [notice, setNotice] = useState('')
  const parts = partsOf(page)
  const isHome = page.kind === 'home'
  const placed = parts.filter(isPlaced)
  const counts = useListCounts(isHome)
  const removal = useFocusAfterRemoval<HTMLOListElement>('.page-part-acts > :last-child')
  const drag = useDrag<string>({
    drop: (id, onto) => order(dropped(parts, id, onto), id),
    canDrop: (id, onto) => dropped(parts, id, onto) !== null,
  })

  function order(next: PagePart[] | null, id: string) {
    if (!next) return
    change((before) => withParts(before, next))
    const ordered = next.filter(isPlaced)
    const at = ordered.findIndex((part) => idOf(part) === id)
    const part = ordered[at]
    if (part) setNotice(pageLabels.placed(nameOfPart(part), at + 1, ordered.length))
  }

  function set(id: string, update: (part: PagePart) => PagePart) {
    change((before) =>
      withParts(
        before,
        partsOf(before).map((part) => (idOf(part) === id ? update(part) : part)),
      ),
    )
  }

  function remove(part: PagePart) {
    const at = parts.indexOf(part)
    change((before) =>
      withParts(
        before,
        partsOf(before).filter((one) => idOf(one) !== idOf(part)),
      ),
    )
    siteToasts.show({
      kind: 'info',
      title: pageLabels.removed(nameOfPart(part)),
      action: {
        label: recordsMessages.undo,
        onAct: () => change((before) => withParts(before, partsOf(before).toSpliced(at, 0, part))),
      },
    })
  }

  const errorsIn = (path: string) =>
    isSubmitted ? Object.keys(live).filter((name) => name.startsWith(`${path}.`)).length : 0

  return (
    <section className="page-parts" aria-label={isHome ? 'Sections' : 'Blocks'}>
      <div className="page-parts-head">
        <p className="muted">
          {pageLabels.count(placed.length, placed.filter(({ hidden }) => hidden).length, isHome)}{' '}
          {placed.length > 1 && (
            <>
              <span className="page-how-to-move">{pageLabels.howToMove}</span>
              <span className="page-how-to-move-on-phones">{pageLabels.howToMoveOnPhones}</span>
            </>
          )}
        </p>
        {isHome && (
          <button
            type="button"
            className="page-link"
            onClick={() => change((before) => withParts(before, inUsualOrder(partsOf(before))))}
          >
            {pageLabels.usualOrder}
          </button>
        )}
      </div>
      <p className="sr-only" role="status">
        {notice}
      </p>
      <ol {...removal}>
        {parts.map((part) => {
          const [id, name, path] = [idOf(part), nameOfPart(part), fieldPath(page, part)]
          const isOpen = openPart === id
          const errors = errorsIn(path)
          const [isFirst, isLast] = [placed[0] === part, placed.at(-1) === part]
          return (
            <li
              key={id}
              id={`part-${id}`}
              className={classNames('page-part', isOpen && 'page-part-open', part.hidden && 'page-part-hidden')}
              data-over={drag.isOver(id) || undefined}
              onDragOver={(event) => drag.onDragOver(event, id)}
              onDrop={(event) => drag.onDrop(event, id)}
            >
              <div className="page-part-head">
                {isPlaced(part) ? (
                  <span
                    className="page-part-handle"
                    title={pageLabels.drag(name)}
                    {...drag.handle(id, (handle) => handle.closest('li'))}
                  >
                    <Icon of={GripVertical} size={16} />
                  </span>
                ) : (
                  <span className="page-part-handle">
                    <Icon of={Image} size={16} />
                  </span>
                )}
                <p>
                  <b>{name}</b>{' '}
                  {isWithoutEntries(part, counts) ? (
                    <Pill tone="warning">{pageLabels.nothingShown}</Pill>
                  ) : (
                    <span className="muted">{summaryOf(part, counts)}</span>
                  )}{' '}
                  {errors > 0 && <Pill>{pageLabels.toCorrect(errors)}</Pill>}
                </p>
                <div className="page-part-acts">
                  {isPlaced(part) && (
                    <span className="page-part-moves">
                      <IconButton
                        label={pageLabels.move(name, 'up')}
                        icon={<Icon of={ArrowUp} size={17} />}
                        aria-disabled={isFirst || undefined}
                        onClick={(event) => keepFocus(event, () => order(moved(parts, id, -1), id))}
                      />
                      <IconButton
                        label={pageLabels.move(name, 'down')}
                        icon={<Icon of={ArrowDown} size={17} />}
                        aria-disabled={isLast || undefined}
                        onClick={(event) => keepFocus(event, () => order(moved(parts, id, 1), id))}
                      />
                    </span>
                  )}
                  <IconButton
                    label={part.hidden ? pageLabels.show(name) : pageLabels.hide(name)}
                    icon={<Icon of={part.hidden ? EyeOff : Eye} size={17} />}
                    onClick={() => set(id, (before) => ({ ...before, hidden: !before.hidden }))}
                  />
                  {!isHome && (
                    <IconButton
                      label={pageLabels.remove(name)}
                      icon={<Icon of={Trash2} size={17} />}
                      onClick={() => remove(part)}
                    />
                  )}
                  <IconButton
                    label={pageLabels.edit(name)}
                    icon={<Icon of={isOpen ? ChevronUp : ChevronDown} size={17} />}
                    aria-expanded={isOpen}
                    aria-controls={`part-${id}-fields`}
                    onClick={() => onOpen(isOpen ? null : id)}
                  />
                </div>
              </div>
              {part.kind === 'hero' && <p className="page-part-note muted">{pageLabels.finderFollows}</p>}
              <div className="page-part-fields" id={`part-${id}-fields`} hidden={!isOpen}>
                <MountedOnce isShown={isOpen} isKept={isBusy}>
                  <PartFields
                    fields={fieldsOf(part)}
                    values={part as never}
                    path={path}
                    change={(update) => set(id, update as never)}
                  />
                </MountedOnce>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useListCounts(isHome: boolean): ListCounts {
  const call = callOptions<typeof getHomePage>([getHomePage, { query: { view: 'page' } }])
  const { data: lists } = useQuery({ ...call, enabled: isHome })
  if (!isHome || !lists) return {}
  return { films: lists.testimonials.length, news: lists.mediaItems.length, banks: lists.banks.length }
}

/** Mounts its content while `isShown` is true, and after that for as long as `isKept` is true. */
function MountedOnce({ isShown, isKept, children }: { isShown: boolean; isKept: boolean; children: React.ReactNode }) {
  const [isMounted, setMounted] = useState(isShown)
  const next = isShown || (isMounted && isKept)
  if (next !== isMounted) setMounted(next)
  return next ? children : null
}
