import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { Skyline } from '../ui/brand/skyline.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import './coming-soon.css'

const SKYLINE_YEARS = ['1998', '2005', '2012', '2019', '2026'] as const

/** All there is to say about a category or a project that is only announced. Without a heading the message is it. */
export function ComingSoon({ heading }: { heading?: string }) {
  return (
    // `lost` tells the header that no picture lies behind it, and the footer to come straight under the skyline.
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
      <Skyline marks={SKYLINE_YEARS} />
    </section>
  )
}
