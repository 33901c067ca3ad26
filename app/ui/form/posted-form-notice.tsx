import { useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { PostedForm } from '../../lib/posted-form.ts'
import { DECOY_FIELD } from '../../lib/robot-checks.ts'
import { Alert } from '../feedback/alert.tsx'
import './posted-form.css'

interface PostedFormNoticeProps {
  posted: PostedForm | undefined
  isSending: boolean
}

/**
 * Shows a refusal with the server's message. A failure is only shown if the page was rendered with it, after a post
 * without JavaScript; otherwise a toast shows it.
 */
export function PostedFormNotice({ posted, isSending }: PostedFormNoticeProps) {
  const [withPage] = useState(posted)
  if (isSending || !posted) return null
  if (posted.kind === 'refused') return <Alert text={posted.reason} />
  if (posted.kind === 'failed' && posted === withPage) {
    return <Alert text={contentMessages.title.serverError} reason={contentMessages.serverError} />
  }
  return null
}

export function DecoyField() {
  return (
    <div className="decoy" aria-hidden="true">
      <label>
        {contentMessages.leaveEmpty}
        <input name={DECOY_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
