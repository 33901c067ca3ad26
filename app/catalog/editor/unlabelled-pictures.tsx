import { Check } from 'lucide'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import {
  searchUnlabelledPictures,
  type UnlabelledColumn,
  type UnlabelledPicture,
} from '#contract/catalog/unlabelled-pictures.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { assetAddress } from '#contract/uploads/uploads.constants.ts'
import { idIn } from '../../lib/id-in.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { useCall } from '../../lib/use-call.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { Button } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { useLastPage } from '../../ui/table/use-last-page.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { LabelPictures } from '../../uploads/label-pictures.tsx'
import { tabAddress } from '../manage-addresses.ts'
import { ALL_PROJECTS } from './chosen-project.tsx'
import './editor.css'
import './gallery-tab.css'

const { screen: messages } = pictureClaimsMessages

const TAB_OF = {
  banner: 'project',
  image: 'project',
  feature: 'project',
  gallery: 'gallery',
  specification: 'specifications',
} as const

export function UnlabelledPictures() {
  const [params] = useSearchParams()
  const [view, changeView] = useTableView([])
  const [ticked, setTicked] = useState<readonly string[]>([])
  const tools = useRef<HTMLDivElement>(null)
  const focus = useFocusFallback(() => tools.current?.querySelector('button'))
  const projectId = idIn(params.get('unlabelled'))
  const list = useCall(searchUnlabelledPictures, {
    body: pageRequestOf<{ projectId: number | null }, UnlabelledColumn>(view, { projectId }),
  })
  const rows = list.data?.rows ?? []
  const total = list.data?.total ?? 0
  const selected = rows.filter((row) => ticked.includes(keyOf(row)))
  const isAll = rows.length > 0 && selected.length === rows.length
  useLastPage({ view, total, isLoaded: list.data !== undefined && !list.isPlaceholderData, onView: changeView })

  return (
    <>
      <Link className="editor-all" to={ALL_PROJECTS}>
        {dashboardMessages.allProjects}
      </Link>
      <ScreenHead title={messages.title} lead={messages.lead} />
      <div className="gallery-tools">
        <SearchBox label={messages.search} value={view.search} onSearch={(search) => changeView({ search })} />
        <span className="gallery-hint" aria-live="polite">
          {list.data && messages.count(total)}
        </span>
      </div>
      {rows.length > 0 && (
        <div ref={tools} className="gallery-selection" {...focus}>
          <Button variant="ghost" size="sm" onClick={() => setTicked(isAll ? [] : rows.map(keyOf))}>
            {isAll ? messages.selectNone : messages.selectAll}
          </Button>
          {selected.length > 0 && <LabelPictures pictures={selected} onLabelled={() => setTicked([])} />}
        </div>
      )}
      {list.error && !list.data ? (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ul className="gallery-tiles" aria-busy={list.isPending || undefined}>
          {list.isPending && SKELETONS}
          {rows.map((row) => (
            <UnlabelledTile
              key={keyOf(row)}
              picture={row}
              isTicked={ticked.includes(keyOf(row))}
              onTick={(isTicked) =>
                setTicked((before) => [
                  ...before.filter((one) => one !== keyOf(row)),
                  ...(isTicked ? [keyOf(row)] : []),
                ])
              }
            />
          ))}
        </ul>
      )}
      {list.data && total === 0 && (
        <EmptyState
          as="h2"
          title={view.search ? messages.noneFound : messages.none}
          text={view.search ? undefined : messages.noneText}
        />
      )}
      {total > 0 && (
        <Pager
          page={view.page}
          pageSize={view.pageSize}
          total={total}
          onPage={(page) => {
            setTicked([])
            changeView({ page })
          }}
          onPageSize={(pageSize) => changeView({ pageSize })}
        />
      )}
    </>
  )
}

interface UnlabelledTileProps {
  picture: UnlabelledPicture
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function UnlabelledTile({ picture, isTicked, onTick }: UnlabelledTileProps) {
  const { folder, file, projectId, projectName, place } = picture
  return (
    <li className="gallery-tile-edit" data-ticked={isTicked || undefined}>
      <Picture
        src={assetAddress(folder, file)}
        alt=""
        width={640}
        height={480}
        sizes="(max-width: 599px) 50vw, 280px"
        widths={[320, 640]}
      />
      <label className="gallery-tick">
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={messages.select(messages.place[place], projectName, file)}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          <Icon of={Check} size={16} />
        </span>
      </label>
      <div className="gallery-caption">
        <span>{messages.place[place]}</span>
        <Link className="link" to={tabAddress(projectId, TAB_OF[place])}>
          {projectName}
        </Link>
      </div>
    </li>
  )
}

const SKELETONS = ['a', 'b', 'c', 'd'].map((key) => <SkeletonCard key={key} ratio="4 / 3" />)

function keyOf({ projectId, place, file }: UnlabelledPicture) {
  return `${projectId} ${place} ${file}`
}
