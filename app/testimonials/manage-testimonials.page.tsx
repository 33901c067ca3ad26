import { say as common } from '#contract/content/content.messages.ts'
import { deleteMediaItem } from '#contract/media/media.endpoints.ts'
import { say as mediaSay } from '#contract/media/media.messages.ts'
import { listTestimonials, saveTestimonial } from '#contract/testimonials/testimonials.endpoints.ts'
import { say } from '#contract/testimonials/testimonials.messages.ts'
import { type Testimonial, TestimonialDraft } from '#contract/testimonials/testimonials.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { useCall } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { DataTable } from '../ui/data-table.tsx'
import { removeRecord } from '../ui/remove-record.ts'
import { RowActions } from '../ui/row-actions.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Split } from '../ui/split.tsx'
import type { Column } from '../ui/table.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { useUnsavedWork } from '../ui/unsaved-work.tsx'
import { useLocalRows } from '../ui/use-local-rows.ts'
import { useRecordForm } from '../ui/use-record-form.ts'
import { useTableView } from '../ui/use-table-view.ts'
import { ManageTestimonialsForm } from './manage-testimonials-form.tsx'
import './manage-testimonials.css'

export const meta = hiddenPageMeta

export default function ManageTestimonials() {
  const testimonials = useCall(listTestimonials)
  const [view, changeView] = useTableView()
  const { save, isSaving } = useSave(saveTestimonial)
  const reload = async () => (await testimonials.refetch()).data
  const form = useRecordForm<Testimonial, typeof TestimonialDraft>({
    schema: TestimonialDraft,
    save: (draft) => save({ body: draft }),
    reload,
    onSaved: ({ name }) => siteToasts.show({ kind: 'success', title: mediaSay.saved, text: name }),
  })
  const unsaved = useUnsavedWork(form.isChanged)

  const columns = columnsOf({ edit: (one) => unsaved.discardThen(() => form.open(one)), remove })
  const page = useLocalRows({ rows: testimonials.data ?? NONE, columns, view })

  async function remove(testimonial: Testimonial) {
    const isGone = await removeRecord({
      record: testimonial,
      entity: 'testimonial',
      // Testimonials and media items share their ids and this call.
      remove: (id) => browserApi(deleteMediaItem, { params: { id } }),
      words: mediaSay.deleted,
      reload,
    })
    if (isGone && form.record?.id === testimonial.id) form.open(null)
  }

  return (
    <>
      <ScreenHead title={say.screen} lead={say.screenLead} />
      <Split
        main={
          <DataTable
            caption={say.screen}
            columns={columns}
            rows={page.rows}
            total={page.total}
            rowKey={({ id }) => id}
            view={view}
            onView={changeView}
            isLoading={testimonials.isPending}
            error={testimonials.data ? null : testimonials.error}
            onRetry={() => void testimonials.refetch()}
            isSelected={({ id }) => id === form.record?.id}
          />
        }
        side={
          <ManageTestimonialsForm
            form={form}
            isSaving={isSaving}
            onCancel={() => unsaved.discardThen(() => form.open(null))}
          />
        }
      />
      {unsaved.question}
    </>
  )
}

const NONE: Testimonial[] = []

interface Actions {
  edit: (testimonial: Testimonial) => void
  remove: (testimonial: Testimonial) => Promise<void>
}

function columnsOf({ edit, remove }: Actions): Column<Testimonial>[] {
  return [
    { key: 'number', header: common.label.serialNumber, width: '72px', cell: (_, at) => at + 1 },
    {
      key: 'name',
      header: common.label.name,
      isSortable: true,
      isKept: true,
      value: ({ name }) => name,
      cell: ({ name, videoLink }, at) => (
        <div>
          <b className="testimonial-name">{name}</b>
          <span className="table-phone-line">
            {`${common.label.serialNumber} ${at + 1} · `}
            <VideoLink address={videoLink} />
          </span>
        </div>
      ),
    },
    {
      key: 'video',
      header: say.label.video,
      value: ({ videoLink }) => videoLink,
      cell: ({ videoLink }) => <VideoLink address={videoLink} />,
    },
    {
      key: 'action',
      header: common.label.action,
      isKept: true,
      width: '112px',
      cell: (one) => <RowActions name={one.name} onEdit={() => edit(one)} onDelete={() => remove(one)} />,
    },
  ]
}

function VideoLink({ address }: { address: string }) {
  return (
    <a className="testimonial-link" href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}
