import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { EmailOfToken } from '#contract/identity/passwords.schema.ts'
import { getEmailOfToken } from '#contract/identity/sign-in.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { failureText } from '../lib/failure-text.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import type { Route } from './+types/reset-password.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('resetpassword'), matches, isHidden: true })
}

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const { token, account, refusal, refuse, failure, read, isReading } = useResetToken()
  const newLink = useRef<HTMLAnchorElement>(null)

  // When a token expires while the page is open, the submit button becomes disabled, so focus the link for a new token.
  useEffect(() => {
    if (refusal !== null && account) newLink.current?.focus()
  }, [refusal, account])

  return (
    <AccountFrame
      picture="passwordImage"
      headline={
        <>
          A new key, <em>cut once</em>
        </>
      }
    >
      <h1>{identityMessages.screen.resetPassword}</h1>
      <ScriptsNotice posted={actionData} />
      {failure !== null && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={failure}
          onRetry={() => read(token)}
          isRetrying={isReading}
        />
      )}
      {refusal !== null && (
        <>
          <Alert text={refusal} />
          <p className="account-end">
            <Link ref={newLink} className="account-link" to="/forgotpassword" state={{ email: account?.email }}>
              {identityMessages.askForNewLink}
            </Link>
          </p>
        </>
      )}
      <ResetPasswordForm token={token} account={account} isRefused={refusal !== null} onTokenRefused={refuse} />
    </AccountFrame>
  )
}

/** The server renders the same page for all tokens, so the token in the URL is read in the browser. */
function useResetToken() {
  const navigate = useNavigate()
  const [token, setToken] = useState('')
  const [account, setAccount] = useState<EmailOfToken | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Why the token could not be checked; the visitor can try again. */
  const [failure, setFailure] = useState<string | null>(null)
  const [isReading, setReading] = useState(true)

  const read = useCallback((urlToken: string) => {
    setReading(true)
    void browserApi(getEmailOfToken, { body: { token: urlToken } }).then((outcome) => {
      setReading(false)
      setFailure(null)
      if (outcome.ok) return setAccount(outcome.data)
      console.error('The token of this page was not accepted:', outcome.message)
      if (outcome.reason === 'failed') setFailure(failureText(outcome))
      else setRefusal(outcome.message)
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

  return { token, account, refusal, refuse: setRefusal, failure, read, isReading }
}
