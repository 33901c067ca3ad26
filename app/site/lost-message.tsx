import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteMessages } from '#contract/content/site.messages.ts'
import { useCompany, useYearMarks } from '../lib/company.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Skyline } from '../ui/brand/skyline.tsx'
import { Icon } from '../ui/icon.tsx'
import './lost-message.css'

interface Message {
  /** The first word is upright, the rest in italics. */
  heading: string
  text: ReactNode
}

function LostMessage({ heading, text }: Message) {
  const [first, ...rest] = heading.split(' ')
  return (
    <section className="lost">
      <div className="wrap lost-words">
        <h1>
          {first} <em>{rest.join(' ')}</em>
        </h1>
        <div className="lost-way">
          <p className="lead">{text}</p>
          <ButtonLink to="/home">
            {siteMessages.goToHome} <Icon of={ArrowRight} size={18} />
          </ButtonLink>
        </div>
      </div>
      <Skyline marks={useYearMarks()} />
    </section>
  )
}

/** The message as a full page, outside the public layout. */
function LostPage({ heading, text }: Message) {
  const { legalName } = useCompany()
  return (
    <main className="lost-page">
      <div className="wrap lost-mark">
        <Link to="/home" aria-label={`${legalName}, home`}>
          <CompanyMark />
        </Link>
      </div>
      <LostMessage heading={heading} text={text} />
    </main>
  )
}

/** Shown for an unexpected failure and for a forbidden URL. */
export function FailurePage() {
  return <LostPage {...siteMessages.forbidden} />
}

export function FailureMessage() {
  return <LostMessage {...siteMessages.forbidden} />
}

export function NotFoundPage() {
  return <LostPage {...siteMessages.notFound} />
}

export function NotFoundMessage() {
  return <LostMessage {...siteMessages.notFound} />
}
