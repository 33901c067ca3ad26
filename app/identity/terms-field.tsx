import { Fragment, useState } from 'react'
import { getStaticContent } from '#contract/content/content.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { textSections } from '../lib/text-sections.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { Paragraphs } from '../ui/layout/paragraphs.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import './terms-field.css'
import './terms-text.css'

type Terms = { state: 'unread' | 'loading' | 'failed' } | { state: 'read'; text: string }

export function TermsField() {
  const [isOpen, setOpen] = useState(false)
  const [terms, setTerms] = useState<Terms>({ state: 'unread' })

  async function load() {
    setTerms({ state: 'loading' })
    const outcome = await browserApi(getStaticContent)
    setTerms(
      outcome.ok
        ? { state: 'read', text: outcome.data.termsAndConditions ?? identityMessages.termsMissing }
        : { state: 'failed' },
    )
  }

  function open() {
    setOpen(true)
    if (terms.state === 'unread' || terms.state === 'failed') void load()
  }

  const [before = '', named = ''] = identityMessages.agreeToTerms.split(/(?=terms)/)

  return (
    <>
      <CheckboxField
        className="field-full account-terms"
        name="hasAgreedToTerms"
        label={
          <>
            {before}
            <button type="button" className="account-link" onClick={open}>
              {named}
            </button>
          </>
        }
        validate={(value) => (value === '' ? identityMessages.termsRequired : null)}
      />
      <Dialog
        id="terms-and-conditions"
        className="terms-dialog"
        title={labelMessages.termsAndConditions}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div aria-busy={terms.state === 'loading' || undefined}>
          {terms.state === 'loading' && LINES.map((width) => <SkeletonLine key={width} width={width} height="16px" />)}
          {terms.state === 'failed' && (
            <ErrorState
              title={contentMessages.loadFailed}
              text={contentMessages.serverError}
              onRetry={() => void load()}
            />
          )}
          {terms.state === 'read' && <TermsText text={terms.text} />}
        </div>
      </Dialog>
    </>
  )
}

const LINES = ['92%', '85%', '96%', '60%']

function TermsText({ text }: { text: string }) {
  const { opening, sections } = textSections(text)
  return (
    <div className="prose terms-text">
      <Paragraphs paragraphs={opening} />
      {sections.map(({ id, title, paragraphs }) => (
        <Fragment key={id}>
          <h3>{title}</h3>
          <Paragraphs paragraphs={paragraphs} />
        </Fragment>
      ))}
    </div>
  )
}
