import { labelMessages } from '#contract/content/label.messages.ts'
import { deleteMediaItem } from '#contract/media/media.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { searchTestimonials, type TestimonialFilters } from '#contract/testimonials/testimonial-list.endpoints.ts'
import { listTestimonials, saveTestimonial } from '#contract/testimonials/testimonials.endpoints.ts'
import { testimonialsMessages } from '#contract/testimonials/testimonials.messages.ts'
import { type Testimonial, TestimonialDraft } from '#contract/testimonials/testimonials.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { pageRequestOf, type TableView } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { Split } from '../ui/layout/split.tsx'
import { type RecordActions, useRecordScreen } from '../ui/record/use-record-screen.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import { RowActions } from '../ui/table/row-actions.tsx'
import type { Column } from '../ui/table/table.tsx'
import { ManageTestimonialsForm, testimonialValues } from './manage-testimonials-form.tsx'
import './manage-testimonials.css'

export const meta = hiddenPageMeta

export default function ManageTestimonials() {
  const { save, isSaving } = useSave(saveTestimonial)
  const screen = useRecordScreen({
    list: LIST,
    columnsOf,
    schema: TestimonialDraft,
    valuesOf: testimonialValues,
    save: (draft) => save({ body: draft }),
    isSpecified: true,
    // One call deletes both media items and testimonials, which share one id sequence.
    remove: (id) => browserApi(deleteMediaItem, { params: { id } }),
    entity: 'testimonial',
    words: mediaMessages,
  })

  return (
    <>
      <ScreenHead title={testimonialsMessages.screen} lead={testimonialsMessages.screenLead} />
      <Split
        add={{ label: testimonialsMessages.addFilm, onAdd: screen.cancel }}
        main={<DataTable caption={testimonialsMessages.screen} {...screen.table} />}
        side={<ManageTestimonialsForm form={screen.form} isSaving={isSaving} onCancel={screen.cancel} />}
      />
      {screen.question}
    </>
  )
}

const LIST = {
  whole: callOptions([listTestimonials]),
  page: (view: TableView, filters: TestimonialFilters) =>
    callOptions([searchTestimonials, { body: pageRequestOf(view, filters) }]),
  filters: { id: null },
  noFilters: { id: null },
  matchesFilters: () => true,
}

function columnsOf({ edit, remove }: RecordActions<Testimonial>): Column<Testimonial>[] {
  return [
    { key: 'number', header: labelMessages.serialNumber, width: '72px', cell: (_, at) => at + 1 },
    {
      key: 'name',
      header: labelMessages.name,
      isSortable: true,
      isShownOnPhones: true,
      value: ({ name }) => name,
      cell: ({ name, videoLink }, at) => (
        <div>
          <b className="testimonial-name">{name}</b>
          <span className="table-phone-line">
            {`${labelMessages.serialNumber} ${at + 1}`}
            <VideoLink address={videoLink} />
          </span>
        </div>
      ),
    },
    {
      key: 'video',
      header: testimonialsMessages.label.video,
      value: ({ videoLink }) => videoLink,
      cell: ({ videoLink }) => <VideoLink address={videoLink} />,
    },
    {
      key: 'action',
      header: labelMessages.action,
      isPinned: true,
      isShownOnPhones: true,
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
