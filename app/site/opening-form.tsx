import { ArrowRight, Check, CircleAlert } from 'lucide'
import { useContext } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { openingSoonMessages as messages } from '#contract/setup/setup.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { ScriptMark } from '../start/script-mark.ts'
import sendIfOnline from '../start/send-if-online.js?raw'
import { focusWithoutScripts } from '../ui/form/focus-without-scripts.ts'
import { DecoyField } from '../ui/form/posted-form-notice.tsx'
import { Icon } from '../ui/icon.tsx'

/** Inline script that blocks the submit while offline, because a failed navigation would lose the input. */
const SEND_IF_ONLINE = import.meta.env.SSR ? sendIfOnline : ''

/** A plain HTML form, because its page is not hydrated. */
export function OpeningForm({ posted }: { posted: PostedForm | undefined }) {
  const mark = useContext(ScriptMark)
  if (posted?.kind === 'done') {
    return (
      <p className="opening-thanks" role="status">
        <Icon of={Check} size={20} /> {messages.thanks}
      </p>
    )
  }
  const problem = problemIn(posted)
  return (
    <form className="opening-form" method="post" action="/opening-soon" noValidate>
      <label htmlFor="opening-email">{messages.tellMe}</label>
      <div className="opening-line" data-invalid={problem !== null || undefined}>
        <input
          id="opening-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LENGTH.address}
          placeholder={messages.address}
          defaultValue={posted?.values.email}
          {...focusWithoutScripts(problem !== null)}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? 'opening-hint' : 'opening-problem opening-hint'}
        />
        <button type="submit">
          {messages.send} <Icon of={ArrowRight} size={20} />
        </button>
      </div>
      <DecoyField />
      {problem !== null && (
        <p className="opening-problem" id="opening-problem" role="alert">
          <Icon of={CircleAlert} size={16} /> {problem}
        </p>
      )}
      <p className="opening-problem" role="alert" data-connection-lost hidden>
        <Icon of={CircleAlert} size={16} /> {connectionMessages.lost} {connectionMessages.check}
      </p>
      <p className="opening-hint" id="opening-hint">
        {messages.oneMail}
      </p>
      <script
        nonce={mark}
        data-early
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time.
        dangerouslySetInnerHTML={{ __html: SEND_IF_ONLINE }}
        suppressHydrationWarning
      />
    </form>
  )
}

function problemIn(posted: PostedForm | undefined) {
  if (posted?.kind === 'invalid') return posted.errors.email ?? null
  if (posted?.kind === 'refused') return posted.reason
  return posted?.kind === 'failed' ? contentMessages.serverError : null
}
