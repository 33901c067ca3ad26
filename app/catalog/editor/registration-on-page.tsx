import { REGISTRATION_LABELS as LABELS } from '#contract/catalog/registration-labels.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { hasNumber, inShownOrder } from '#contract/catalog/shown-registration.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { QrCode } from './registration-form.tsx'

const { tab: messages } = registrationsMessages

interface RegistrationOnPageProps {
  registrations: readonly ManagedRegistration[]
  reraNumber: string
}

export function RegistrationOnPage({ registrations, reraNumber }: RegistrationOnPageProps) {
  const shown = inShownOrder(registrations, siteDay(new Date()))
  const [first] = shown
  return (
    <Panel title={messages.onPage} lead={messages.onPageLead}>
      {!first && !hasNumber(reraNumber) ? (
        <p className="muted">{messages.nothingOnPage}</p>
      ) : (
        <div className="registration-shown">
          <dl>
            {!first && <Shown term={messages.phaseOf(1, 1)}>{reraNumber}</Shown>}
            {shown.map(({ id, number }, index) => (
              <Shown key={id} term={messages.phaseOf(index + 1, shown.length)}>
                {number ?? messages.notKnown}
              </Shown>
            ))}
            {first?.portalUrl && <Shown term={messages.portal}>{URL.parse(first.portalUrl)?.host}</Shown>}
            {first?.validUntil && <Shown term={LABELS.validUntil}>{writtenDay(first.validUntil)}</Shown>}
          </dl>
          <div className="registration-shown-qr">
            {first?.qr && <QrCode {...first.qr} />}
            <p>{messages.alsoOn}</p>
          </div>
        </div>
      )}
    </Panel>
  )
}

function Shown({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
