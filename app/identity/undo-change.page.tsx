import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { readUndoLink, type UndoLink, undoChange } from '#contract/identity/undo.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { forgetIdentity, storedSession } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/undo-change.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('undo'), matches, isHidden: true })
}

type State =
  | { step: 'loading' | 'unanswered' }
  | { step: 'ready'; link: UndoLink }
  | { step: 'refused'; reason: string }
  | { step: 'blocked'; message: string }

export default function UndoChangePage({ actionData }: Route.ComponentProps) {
  const { token, state, setState, read } = useUndoLink()

  return (
    <AccountFrame
      picture="passwordImage"
      headline={
        <>
          Your door, <em>your key</em>
        </>
      }
    >
      <h1>{headingOf(state)}</h1>
      <ScriptsNotice posted={actionData} />
      {state.step === 'loading' && (
        <p className="account-lead account-waiting" role="status">
          {identityMessages.undo.loading}
        </p>
      )}
      {state.step === 'unanswered' && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => read(token)}
        />
      )}
      {state.step === 'ready' && <UndoForm token={token} link={state.link} onEnd={setState} />}
      {state.step === 'refused' && <Alert text={state.reason} />}
      {state.step === 'blocked' && <Alert kind="success" text={state.message} />}
      {state.step === 'refused' && (
        <p className="account-end">
          <Link className="account-link" to="/forgotpassword">
            {identityMessages.screen.forgotPassword}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}

interface UndoFormProps {
  token: string
  link: UndoLink
  onEnd: (state: State) => void
}

/** Email scanners open links, so only the button undoes the change. */
function UndoForm({ token, link: { kind, email }, onEnd }: UndoFormProps) {
  const navigate = useNavigate()
  const { save, isSaving } = useSave(undoChange)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const outcome = await save({ body: { token } })
    if (!outcome) return
    if (!outcome.ok) {
      // Any other failure can be retried, so the form stays.
      if (outcome.reason === 'refused') return onEnd({ step: 'refused', reason: outcome.message })
      return showFailure(outcome)
    }
    if (isSame(storedSession().email, email)) forgetIdentity()
    const { resetToken } = outcome.data
    if (resetToken === null) return onEnd({ step: 'blocked', message: outcome.message })
    siteToasts.show({ kind: 'success', title: outcome.message })
    void navigate(`/resetpassword?token=${encodeURIComponent(resetToken)}`, { replace: true })
  }

  return (
    <>
      <p className="account-lead">
        {kind === 'email' ? identityMessages.undo.emailLead(email) : identityMessages.undo.passwordLead(email)}
      </p>
      <p className="account-lead">{identityMessages.undo.consequence}</p>
      <form
        className="field-grid account-form"
        method="post"
        action="/undo"
        aria-label={identityMessages.screen.undoChange}
        onSubmit={(event) => void submit(event)}
      >
        <Button type="submit" isWide isBusy={isSaving}>
          {identityMessages.undo.button}
        </Button>
      </form>
      <p className="account-end">{identityMessages.undo.keepLead}</p>
    </>
  )
}

function headingOf(state: State) {
  if (state.step !== 'ready') return identityMessages.screen.undoChange
  return state.link.kind === 'email' ? identityMessages.undo.emailQuestion : identityMessages.undo.passwordQuestion
}

function useUndoLink() {
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  const [state, setState] = useState<State>({ step: 'loading' })

  const read = useCallback((urlToken: string) => {
    setState({ step: 'loading' })
    void browserApi(readUndoLink, { body: { token: urlToken } }).then((outcome) => {
      if (outcome.ok) return setState({ step: 'ready', link: outcome.data })
      // Without a response the link may still be valid.
      if (outcome.reason === 'failed') return setState({ step: 'unanswered' })
      setState({ step: 'refused', reason: outcome.message })
    })
  }, [])

  useEffect(() => {
    const urlToken = new URLSearchParams(location.search).get('token')?.trim()
    if (!urlToken) {
      void navigate('/forbidden', { replace: true })
      return
    }
    setToken(urlToken)
    read(urlToken)
  }, [navigate, read])

  return { token, state, setState, read }
}

function isSame(one: string | null, other: string) {
  return one?.trim().toLowerCase() === other.toLowerCase()
}
