import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { useYearMarks } from '../lib/company.ts'
import { Skyline } from '../ui/brand/skyline.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import './coming-soon.css'

export function ComingSoon({ heading }: { heading?: string }) {
  return (
    // The `lost` class makes the header opaque and hides the footer's newsletter.
    <section className="lost coming-soon">
      <div className="wrap lost-words">
        {heading && <Breadcrumbs here={heading} />}
        {heading ? (
          <>
            <h1>{heading}</h1>
            <p className="lead">{catalogMessages.comingSoonMessage}</p>
          </>
        ) : (
          <h1 className="coming-soon-message">{catalogMessages.comingSoonMessage}</h1>
        )}
      </div>
      <Skyline marks={useYearMarks()} />
    </section>
  )
}
