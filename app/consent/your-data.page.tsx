import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { Form } from 'react-router'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { formAction, formClientAction, type PostedForm, unlessPosted } from '../lib/posted-form.ts'
import { Button } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { GrievanceOfficer } from '../ui/brand/grievance-officer.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PostedFormDone } from '../ui/form/posted-form-done.tsx'
import { DecoyField, PostedFormNotice } from '../ui/form/posted-form-notice.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { usePostedForm } from '../ui/form/use-posted-form.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import type { Route } from './+types/your-data.page'
import { yourDataTexts } from './your-data-texts.ts'
import './your-data.page.css'

const { first: texts } = yourDataTexts

async function loadDataLink() {
  return (await import('./data-link.ts')).dataLink
}

export const action = formAction(loadDataLink)
export const clientAction = formClientAction(loadDataLink)
export const shouldRevalidate = unlessPosted

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('your-data'), path: '/your-data', matches, isHidden: true })
}

export default function YourDataPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead place={consentMessages.yourData} title={consentMessages.yourData} lead={texts.lead} />
      <div className="wrap your-data-first">
        {actionData?.kind === 'done' ? (
          <PostedFormDone title={texts.done} text={consentMessages.linkSent}>
            <TextLink to="/your-data">{texts.again}</TextLink>
          </PostedFormDone>
        ) : (
          <LinkForm posted={actionData} />
        )}
        <GrievanceOfficer />
      </div>
    </>
  )
}

function LinkForm({ posted }: { posted: PostedForm | undefined }) {
  const form = usePostedForm({ load: loadDataLink, posted, sentence: texts.done })
  const [values] = useState(posted?.values)
  return (
    <Form method="post" action="/your-data" aria-label={texts.title} {...form.formProps}>
      <p className="your-data-intro">{texts.text}</p>
      <FieldErrors errors={form.errors} rules={form.rules}>
        <TextField
          label={texts.label}
          name="contact"
          autoComplete="email"
          maxLength={LENGTH.address}
          placeholder={texts.placeholder}
          defaultValue={values?.contact}
        />
      </FieldErrors>
      <DecoyField />
      <PostedFormNotice posted={posted} isSending={form.isSending} />
      <Button type="submit" isBusy={form.isSending}>
        {texts.title} <Icon of={ArrowRight} size={18} />
      </Button>
      <p className="your-data-hint">{texts.hint}</p>
    </Form>
  )
}
