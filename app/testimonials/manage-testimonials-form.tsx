import { ArrowUpRight } from 'lucide'
import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { testimonialsMessages } from '#contract/testimonials/testimonials.messages.ts'
import { type Testimonial, TestimonialDraft } from '#contract/testimonials/testimonials.schema.ts'
import { embedAddressOf } from '#contract/testimonials/video-link.ts'
import { CollapsibleHistory } from '../back-office/history/record-history.tsx'
import { fieldRule } from '../lib/read-form.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { RecordForm } from '../ui/record/record-form.tsx'
import type { RecordFormState } from '../ui/record/use-record-form.ts'

interface ManageTestimonialsFormProps {
  form: RecordFormState<Testimonial> & { isValid: boolean }
  isSaving: boolean
  onCancel: () => void
}

const { shape } = TestimonialDraft

export function ManageTestimonialsForm({ form, isSaving, onCancel }: ManageTestimonialsFormProps) {
  const { record, formKey } = form
  const [typed, setTyped] = useState({ formKey, link: '' })
  const link = typed.formKey === formKey ? typed.link : (record?.videoLink ?? '')

  return (
    <>
      <RecordForm
        form={form}
        titles={{ add: testimonialsMessages.addFilm, edit: testimonialsMessages.editFilm }}
        submitLabel={recordsMessages.save}
        isBusy={isSaving}
        isSubmitDisabled={!form.isValid}
        onCancel={onCancel}
        labels={LABELS}
      >
        <TextField label={LABELS.name} name="name" defaultValue={record?.name} validate={fieldRule(shape.name)} />
        <TextField
          label={LABELS.videoLink}
          name="videoLink"
          type="url"
          placeholder="https://"
          defaultValue={record?.videoLink}
          validate={fieldRule(shape.videoLink)}
          onInput={({ currentTarget }) => setTyped({ formKey, link: currentTarget.value })}
        />
        <TestimonialPreview link={link} />
      </RecordForm>
      {record && <CollapsibleHistory key={record.id} of={{ entity: 'testimonial', entityId: record.id }} />}
    </>
  )
}

const LABELS = { name: labelMessages.name, videoLink: testimonialsMessages.label.videoLink }

export function testimonialValues({ name, videoLink }: Testimonial) {
  return { name, videoLink }
}

function TestimonialPreview({ link }: { link: string }) {
  const embedAddress = embedAddressOf(link)
  return (
    <div className="testimonial-preview">
      {embedAddress ? (
        <iframe
          src={embedAddress}
          title={testimonialsMessages.preview}
          loading="lazy"
          allow="encrypted-media; picture-in-picture"
        />
      ) : isLink(link) ? (
        <a href={link} target="_blank" rel="noreferrer">
          {testimonialsMessages.openFilm} <Icon of={ArrowUpRight} size={16} />
        </a>
      ) : (
        <span>{testimonialsMessages.noPreview}</span>
      )}
    </div>
  )
}

function isLink(link: string) {
  return fieldRule(TestimonialDraft.shape.videoLink)(link) === null
}
