import { Upload } from 'lucide'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { IMAGE_CATEGORY_NAME } from '#contract/catalog/gallery.constants.ts'
import {
  addGalleryImage,
  deleteGalleryImage,
  listGallery,
  orderGallery,
} from '#contract/catalog/project-parts.endpoints.ts'
import type { GalleryImage } from '#contract/catalog/project-parts.schema.ts'
import { IMAGE_EXTENSIONS, UPLOAD_PURPOSE } from '#contract/uploads/upload-limits.ts'
import { checkUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { Button } from '../../ui/action/button.tsx'
import { Chips } from '../../ui/action/chips.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx'
import { SmallSelect } from '../../ui/form/small-select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { AskKind, type ClaimOf } from '../../uploads/ask-kind.tsx'
import { backgroundUploads } from '../../uploads/background-uploads.ts'
import { type DatedFile, withDays } from '../../uploads/days-of-files.ts'
import type { UploadBatch } from '../../uploads/upload-queue.ts'
import { GallerySelection } from './gallery-selection.tsx'
import { GalleryTiles } from './gallery-tiles.tsx'
import { QueryFailure } from './query-failure.tsx'
import { useDeletion } from './use-deletion.ts'
import { usePartOrder } from './use-part-order.ts'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './gallery-tab.css'

const CATEGORIES = Object.entries(IMAGE_CATEGORY_NAME).map(([id, name]) => ({ id: Number(id), name }))

export function GalleryTab({ projectId, query }: { projectId: number; query: QueryState<GalleryImage[]> }) {
  const refresh = useRefresh()
  const tab = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  /** Index of the tile to focus after the selection is cleared, which unmounts the toolbar that has the focus. */
  const focusIndex = useRef<number | null>(null)
  const { runOnce } = useRunOnce()
  const [category, setCategory] = useState<number | null>(null)
  const [target, setTarget] = useState(CATEGORIES[0]?.id ?? 1)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [isOver, setOver] = useState(false)
  /** The selected files, and the valid images among them, while the dialog asks what the images show. */
  const [asked, setAsked] = useState<{ files: readonly File[]; pictures: readonly DatedFile[] } | null>(null)
  const remove = useDeletion({
    entity: 'gallery-image',
    remove: (id) => browserApi(deleteGalleryImage, { params: { id } }),
    invalidates: PART_QUERIES.gallery,
  })

  const order = usePartOrder({
    parts: query.data ?? [],
    nameOf: ({ image }) => image,
    groupOf: ({ imageCategoryId }) => imageCategoryId,
    save: (ids) => browserApi(orderGallery, { params: { projectId }, body: ids }),
    invalidates: PART_QUERIES.gallery,
  })

  const images = order.parts
  const shown = category === null ? images : images.filter((image) => image.imageCategoryId === category)
  const selected = shown.filter(({ id }) => ticked.includes(id))

  useEffect(() => {
    if (focusIndex.current === null || ticked.length > 0) return
    const ticks = tab.current?.querySelectorAll<HTMLElement>('.gallery-tick input') ?? []
    const target = ticks[Math.min(focusIndex.current, ticks.length - 1)]
    focusIndex.current = null
    ;(target ?? tab.current?.querySelector<HTMLElement>('.gallery-upload button'))?.focus()
  })

  function untick() {
    focusIndex.current = shown.findIndex(({ id }) => ticked.includes(id))
    setTicked([])
  }

  async function removeSelected() {
    const deletedIds = await remove(selected.map(({ id }) => id))
    // Images that could not be deleted stay selected.
    if (deletedIds.length === selected.length) untick()
    else setTicked((before) => before.filter((id) => !deletedIds.includes(id)))
  }

  const move = (imageCategoryId: number) => runOnce(() => moveSelected(imageCategoryId))

  /** The API cannot move an image, so it is added to the other category and then deleted from this one. */
  async function moveSelected(imageCategoryId: number) {
    for (const { id, image } of selected.filter((one) => one.imageCategoryId !== imageCategoryId)) {
      const added = await browserApi(addGalleryImage, { params: { projectId, imageCategoryId, fileName: image } })
      const outcome = added.ok ? await browserApi(deleteGalleryImage, { params: { id } }) : added
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Moving an image', toasts: projectToasts })
        return refresh(...PART_QUERIES.gallery)
      }
    }
    projectToasts.show({ kind: 'success', title: recordsMessages.saved })
    await refresh(...PART_QUERIES.gallery)
    untick()
  }

  async function askAbout(files: readonly File[]) {
    const pictures = files.filter((file) => refusalOf(file) === null)
    if (pictures.length > 0) setAsked({ files, pictures: await withDays(pictures) })
    // All files are refused; the upload list shows why.
    else if (files.length > 0) uploadFiles(files, () => null)
  }

  function uploadFiles(files: readonly File[], claimOf: ClaimOf): void {
    setAsked(null)
    void backgroundUploads.add({
      ...galleryBatch(projectId, category ?? target),
      files,
      claimOf,
      onSettled(added) {
        if (added > 0) projectToasts.show({ kind: 'success', title: recordsMessages.saved })
        return refresh(...PART_QUERIES.gallery)
      },
    })
  }

  function takeChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void askAbout([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }

  function takeDropped(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    void askAbout([...event.dataTransfer.files])
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  if (query.error) return <QueryFailure query={query} />

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut for the upload button
    <div
      ref={tab}
      className="gallery-tab"
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={takeDropped}
    >
      <div className="gallery-tools">
        <Chips
          label="Image category"
          chosen={category}
          onChoose={(chosen) => {
            setCategory(chosen)
            setTicked([])
          }}
          chips={[
            { value: null, label: editorMessages.gallery.all, count: images.length },
            ...CATEGORIES.map(({ id, name }) => ({
              value: id,
              label: name,
              count: images.filter((image) => image.imageCategoryId === id).length,
            })),
          ]}
        />
        <div className="gallery-upload">
          {category === null && (
            <span className="gallery-target">
              <span aria-hidden="true">{editorMessages.gallery.uploadInto}</span>
              <SmallSelect
                aria-label={editorMessages.gallery.uploadTo}
                value={target}
                onChange={(event) => setTarget(Number(event.target.value))}
              >
                {CATEGORIES.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SmallSelect>
            </span>
          )}
          <Button onClick={() => chooser.current?.click()}>
            <Icon of={Upload} size={16} /> {editorMessages.gallery.upload}
          </Button>
          <input
            ref={chooser}
            hidden
            type="file"
            multiple
            accept={IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
            aria-label={editorMessages.gallery.upload}
            onChange={takeChosen}
          />
        </div>
      </div>
      {asked && (
        <AskKind
          files={asked.pictures}
          onAnswer={(claimOf) => uploadFiles(asked.files, claimOf)}
          onClose={() => setAsked(null)}
        />
      )}
      <GallerySelection
        images={selected}
        categories={CATEGORIES}
        onDelete={removeSelected}
        onMove={move}
        onClear={untick}
      />
      {!query.data && <div className="gallery-tiles">{SKELETONS}</div>}
      {query.data && shown.length === 0 && (
        <EmptyState as="h2" title={editorMessages.gallery.empty} text={editorMessages.gallery.emptyText} />
      )}
      {shown.length > 0 && (
        <>
          <p className="gallery-hint">{editorMessages.gallery.orderHint}</p>
          <GalleryTiles
            images={shown}
            ticked={ticked}
            onTick={(id, isTicked) =>
              setTicked((before) => [...before.filter((one) => one !== id), ...(isTicked ? [id] : [])])
            }
            order={order}
          />
        </>
      )}
    </div>
  )
}

const SKELETONS = ['a', 'b', 'c', 'd'].map((key) => <SkeletonCard key={key} ratio="4 / 3" />)

function refusalOf({ name, size }: File) {
  const checked = checkUpload({ folder: UPLOAD_FOLDER.images, purpose: UPLOAD_PURPOSE.gallery, fileName: name })
  return checked.ok ? tooLargeFor(checked.kind, size) : checked.sentence
}

function galleryBatch(projectId: number, imageCategoryId: number) {
  return {
    folder: UPLOAD_FOLDER.images,
    purpose: UPLOAD_PURPOSE.gallery,
    check: refusalOf,
    async attach(fileName, isRepeat) {
      // The call is not idempotent, so a retry first checks whether an earlier attempt has already added the image.
      if (isRepeat) {
        const gallery = await browserApi(listGallery, { params: { projectId } })
        if (!gallery.ok || gallery.data.some(({ image }) => image === fileName)) return gallery
      }
      return browserApi(addGalleryImage, { params: { projectId, imageCategoryId, fileName } })
    },
  } satisfies Omit<UploadBatch, 'files' | 'onSettled'>
}
