import type { ShownRegistrations } from '#contract/catalog/registrations-in-words.ts'
import './project-registration.css'

type Shown = NonNullable<ShownRegistrations['first']>

/** Placed over the banner on wide screens, and below it on others. */
export function ProjectRegistration({ shown: { title, first, others, more } }: { shown: ShownRegistrations }) {
  return (
    <section className="registration" aria-label="Registration">
      <header>
        <span>{title}</span>
        {first && <span>{first.covers}</span>}
      </header>
      {first && <One shown={first} />}
      {others.length > 0 && (
        <details>
          <summary>{more}</summary>
          {others.map((other) => (
            <One key={other.id} shown={other} />
          ))}
        </details>
      )}
    </section>
  )
}

function One({ shown: { number, by, qr, qrLabel, href, link, facts } }: { shown: Shown }) {
  const code = qr && <img src={qr} alt={qrLabel} width="108" height="108" loading="lazy" />
  const portal = { href: href ?? undefined, target: '_blank', rel: 'noopener' }
  return (
    <>
      <div className="registration-top">
        <p>
          <b>{number}</b>
          {by}
        </p>
        {href ? <a {...portal}>{code}</a> : code}
      </div>
      <dl>
        {facts.map(({ term, text, look }) => (
          <div key={term} className={look}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {href && <a {...portal}>{link}</a>}
    </>
  )
}
