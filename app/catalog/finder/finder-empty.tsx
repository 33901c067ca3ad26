import { ArrowRight } from 'lucide'
import { ButtonLink } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { AddressForm } from '../../ui/form/address-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { finderPageMessages as messages } from './finder-texts.ts'
import type { ShownFinding } from './shown-finding.ts'
import './finder-empty.css'

export function FinderEmpty({ looser }: { looser: NonNullable<ShownFinding['looser']> }) {
  return (
    <>
      <svg className="finder-plot" viewBox="20 0 380 190" fill="none" role="img" aria-label={messages.plot}>
        <path strokeDasharray="6 5" d="M150 170V46h92v124M262 170V92h58v78" />
        <path strokeDasharray="2 5" d="M150 67h92M150 88h92M150 109h92M150 130h92M150 151h92" />
        <path d="M342 170V22M342 28H262M342 28h36M342 12l-80 16M342 12l36 16M280 28v26M78 170v-32" />
        <circle cx="78" cy="136" r="20" />
        <rect x="20" y="170" width="380" height="4" />
      </svg>
      <p className="lead finder-advice">{looser.advice}</p>
      {looser.changes.length > 0 && (
        <ul className="finder-looser">
          {looser.changes.map(({ label, address, count, examples }) => (
            <li key={label}>
              <PageLink to={address} preventScrollReset viewTransition={false}>
                <span className="serif">{label}</span>
                <span>{examples}</span>
                <span>
                  <b className="serif">{count}</b>
                  <small>{messages.projects(count)}</small>
                </span>
                <Icon of={ArrowRight} size={20} />
              </PageLink>
            </li>
          ))}
          {looser.dead && (
            <li className="finder-dead">
              <span>{looser.dead}</span>
              <span>0</span>
            </li>
          )}
        </ul>
      )}
      <section className="finder-hear" aria-labelledby="finder-hear">
        <div>
          <h3 id="finder-hear">{looser.hear?.title ?? messages.hearOfNew}</h3>
          <p className="muted">{looser.hear?.text ?? messages.hearOfNewText}</p>
        </div>
        {looser.hear ? (
          <AddressForm key={looser.hear.title} {...looser.hear.form} />
        ) : (
          <ButtonLink variant="ghost" to="/newsletter">
            {messages.keepMePosted} <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        )}
      </section>
    </>
  )
}
