import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { Form } from 'react-router'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { DEFAULT_DIAL_CODE } from '#contract/content/content.constants.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { ConsentChoices } from '../consent/consent-choices.tsx'
import type { NoticeLine } from '../consent/notice-line.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { DecoyField, PostedFormNotice } from '../ui/form/posted-form-notice.tsx'
import type { Option } from '../ui/form/select-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../ui/form/text-field.tsx'
import type { PostedFormState } from '../ui/form/use-posted-form.ts'
import { Icon } from '../ui/icon.tsx'
import type { EnquiryProject } from './load-choices.ts'
import './enquiry-form.css'

interface EnquiryFormProps extends PostedFormState {
  categories: readonly Category[]
  dialCodes: readonly Option[]
  /** The project in the page's URL; null if there is none. */
  project: EnquiryProject | null
  /** The preselected interest, which need not be a category. */
  interest?: string | null
  /** Null if it could not be loaded. */
  notice: NoticeLine | null
  posted: PostedForm | undefined
}

export function EnquiryForm(props: EnquiryFormProps) {
  const { categories, dialCodes, project, interest, notice, posted, errors, rules, isSending, formProps } = props
  // Only the values of the initial page: later responses do not replace the fields.
  const [initialValues] = useState(posted?.values)
  const chosen = initialValues ? initialValues.interest : (project?.categoryName ?? interest ?? undefined)

  return (
    <Form className="field-grid" method="post" action="/contactus" aria-label="Write to us" {...formProps}>
      <FieldErrors errors={errors} rules={rules}>
        <AboutProject name={initialValues ? initialValues.projectName : project?.name} />
        <TextField
          label={labelMessages.name}
          name="name"
          autoComplete="name"
          maxLength={LENGTH.name}
          defaultValue={initialValues?.name}
        />
        <TextField
          label={labelMessages.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LENGTH.address}
          defaultValue={initialValues?.email}
        />
        <div className="enquiry-phone">
          <SelectField
            label={enquiriesMessages.label.countryCode}
            name="countryCode"
            autoComplete="tel-country-code"
            required={false}
            options={dialCodes}
            defaultValue={initialValues?.countryCode ?? DEFAULT_DIAL_CODE}
          />
          <TextField
            label={enquiriesMessages.label.mobileNumber}
            name="mobileNumber"
            type="tel"
            autoComplete="tel-national"
            maxLength={LENGTH.mobileNumber}
            defaultValue={initialValues?.mobileNumber}
          />
        </div>
        <SelectField
          label={enquiriesMessages.label.interest}
          name="interest"
          placeholder="Choose a category"
          options={[...new Set([...categories.map(({ name }) => name), ...(chosen ? [chosen] : [])])]}
          defaultValue={chosen}
        />
        <TextAreaField
          className="field-full"
          label={enquiriesMessages.label.message}
          name="message"
          placeholder="A project, a unit, a question about a date"
          maxLength={LENGTH.paragraph}
          defaultValue={initialValues ? initialValues.message : openingOf(project)}
        />
        <CheckboxField
          className="field-full"
          label={enquiriesMessages.authorization}
          name="isAuthorized"
          defaultChecked={initialValues ? 'isAuthorized' in initialValues : true}
        />
        <ConsentChoices answer={enquiriesMessages.authorization} values={initialValues} />
      </FieldErrors>
      <DecoyField />
      <div className="field-full enquiry-end">
        <PostedFormNotice posted={posted} isSending={isSending} />
        <Button type="submit" isBusy={isSending}>
          {enquiriesMessages.sendMessage} <Icon of={ArrowRight} size={18} />
        </Button>
        {notice && (
          <p className="enquiry-notice">
            {notice.kept} {notice.notice && <a href="/privacy">{notice.notice}</a>}
          </p>
        )}
      </div>
    </Form>
  )
}

function AboutProject({ name }: { name: string | undefined }) {
  const [dismissed, setDismissed] = useState('')
  if (!name || name === dismissed) return null
  return (
    <p className="field-full enquiry-about">
      <input type="hidden" name="projectName" value={name} />
      {enquiriesMessages.aboutProject} <b>{name}</b>.{' '}
      <button type="button" className="link" onClick={() => setDismissed(name)}>
        {enquiriesMessages.aboutNone}
      </button>
    </p>
  )
}

function openingOf(project: EnquiryProject | null) {
  return project?.unitType ? enquiriesMessages.aboutUnitType(project.unitType) : undefined
}
