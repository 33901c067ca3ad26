import { CircleAlert, ExternalLink, Eye, Mail, TriangleAlert } from 'lucide'
import { type CSSProperties, useState } from 'react'
import { getLook } from '#contract/company/look.endpoints.ts'
import { openSite } from '#contract/setup/setup.endpoints.ts'
import { openingSoonMessages, setupMessages } from '#contract/setup/setup.messages.ts'
import type { Setup } from '#contract/setup/setup.schema.ts'
import { themeOf } from '../lib/theme.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { useCall } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button, ButtonAnchor } from '../ui/action/button.tsx'
import { Drawing } from '../ui/brand/drawing.tsx'
import skyline from '../ui/brand/drawings/opening.svg?no-inline'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

export function OpeningPanel({ setup }: { setup: Setup }) {
  const { steps, openedAt, waitingCount } = setup
  const [isAsking, setAsking] = useState(false)
  const missing = steps.flatMap(({ waitsFor }) => waitsFor ?? [])

  if (openedAt !== null) {
    return (
      <section className="setup-opening" aria-labelledby="setup-opening">
        <div className="setup-opening-body">
          <h2 id="setup-opening">Visitors see the site</h2>
          <p>What you save appears at once.</p>
          <ButtonAnchor variant="ghost" size="sm" href="/home" target="_blank">
            <Icon of={ExternalLink} size={16} /> See it as a visitor
          </ButtonAnchor>
        </div>
      </section>
    )
  }

  return (
    <>
      <section className="setup-opening" aria-labelledby="setup-opening">
        <OpeningSoonPicture />
        <div className="setup-opening-body">
          <h2 id="setup-opening">Visitors see ‘opening soon’</h2>
          <p>You and your colleagues, signed in, see the site as it will be.</p>
          <div className="setup-opening-actions">
            <ButtonAnchor variant="ghost" size="sm" href="/opening-soon" target="_blank">
              <Icon of={Eye} size={16} /> See it as a visitor
            </ButtonAnchor>
            <Button
              size="sm"
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? 'setup-missing' : undefined}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              Open the site
            </Button>
          </div>
          {missing.length > 0 && (
            <p id="setup-missing" className="setup-missing">
              <Icon of={CircleAlert} size={16} /> {setupMessages.openFirst(missing)}
            </p>
          )}
          {waitingCount > 0 && (
            <div className="setup-waiting">
              <Icon of={Mail} size={18} />
              <p>
                <b>{setupMessages.waiting(waitingCount)}</b> {setupMessages.waitingText}
              </p>
            </div>
          )}
        </div>
      </section>
      <Dialog
        id="open-site"
        className="setup-sheet"
        title={setupMessages.opening.title}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <OpenSite setup={setup} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

/** Has the look of the site, unlike the rest of the back office. */
function OpeningSoonPicture() {
  const look = useCall(getLook).data
  return (
    <div className="setup-picture" style={look && (themeOf(look) as CSSProperties)} aria-hidden="true">
      <span>
        {openingSoonMessages.heading.upright} <em>{openingSoonMessages.heading.italic}</em>
      </span>
      <Drawing src={skyline} width={1680} height={240} />
    </div>
  )
}

const WARNINGS = { mail: setupMessages.opening.mailOpen, domain: setupMessages.opening.domainOpen }

function OpenSite({ setup: { steps, waitingCount }, onClose }: { setup: Setup; onClose: () => void }) {
  const { save, isSaving } = useSave(openSite)
  const warnings = steps.flatMap(({ key, state }) =>
    (key === 'mail' || key === 'domain') && state !== 'done' ? WARNINGS[key] : [],
  )

  async function open() {
    const outcome = await save()
    if (outcome === null) return
    if (!outcome.ok) return showFailure(outcome, { isStaff: true })
    rememberToast({ kind: 'success', title: outcome.message })
    // Reload, because the document was rendered for a closed site.
    location.reload()
  }

  return (
    <>
      <div className="dialog-question">
        <p>{setupMessages.opening.final}</p>
        {waitingCount > 0 && <p>{setupMessages.opening.mailed(waitingCount)}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="setup-warning">
            <Icon of={TriangleAlert} size={16} /> {warning}
          </p>
        ))}
      </div>
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {setupMessages.opening.notYet}
        </Button>
        <Button isBusy={isSaving} onClick={() => void open()}>
          Open the site
        </Button>
      </div>
    </>
  )
}
