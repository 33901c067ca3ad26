import { ArrowRight, Expand } from 'lucide'
import { type ReactNode, useState } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Button, ButtonLink, IconButton } from '../../ui/action/button.tsx'
import { TextLink } from '../../ui/action/text-link.tsx'
import { Elevation } from '../../ui/brand/elevation.tsx'
import { Skyline } from '../../ui/brand/skyline.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonCard, SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TitleBlock } from '../../ui/layout/title-block.tsx'

export function Colours() {
  return (
    <Part title="Colour">
      <div className="parts-swatches">
        {SWATCHES.map(([name, value, use]) => (
          <div key={name}>
            <div className="parts-swatch" style={{ background: `var(--${value})` }} />
            <p className="small parts-name">{name}</p>
            <p className="label">{use}</p>
          </div>
        ))}
      </div>
    </Part>
  )
}

const SWATCHES = [
  ['Stone', 'stone', 'Page'],
  ['Paper', 'paper', 'Raised'],
  ['Stone deep', 'stone-deep', 'Wells'],
  ['Line', 'line', 'Hairline'],
  ['Ink', 'ink', '14.4:1 on stone'],
  ['Ink 500', 'ink-500', '5.2:1 on stone'],
  ['Brass 500', 'brass-500', 'Graphics 3.2:1'],
  ['Brass 300', 'brass-300', '9.7:1 on ink'],
] as const

export function Type() {
  return (
    <Part title="Type">
      <p className="serif display">
        Handed over <em>on the date</em>
      </p>
      <p className="serif parts-figures">₹1.12 Cr, 9,720 sq.ft, 28 years</p>
      <p className="lead prose">
        Lead: three floors of shops bend around a paved plaza; a glass drum holds the way in.
      </p>
      <p className="prose">
        Body: above them, eleven office floors step back from the road. Every desk on a typical floor is within twelve
        metres of a window.
      </p>
      <p className="label">Label: RERA Number DL-RERA-DEMO-0041</p>
    </Part>
  )
}

export function Buttons() {
  const [isBusy, setBusy] = useState(true)
  return (
    <Part title="Buttons">
      <div className="parts-row">
        <ButtonLink to="#buttons">
          {siteMessages.bookVisit} <Icon of={ArrowRight} size={18} />
        </ButtonLink>
        <Button className="is-hover">Hover</Button>
        <Button variant="ghost">Ask for a price</Button>
        <Button disabled>Not available</Button>
        <Button isBusy={isBusy} busyLabel="Sending" onClick={() => setBusy(true)}>
          Send Message
        </Button>
        <Button size="sm" variant="paper" onClick={() => setBusy(!isBusy)}>
          Switch busy
        </Button>
        <Button size="sm" variant="danger">
          Delete
        </Button>
        <TextLink to="#buttons">View All News</TextLink>
        <IconButton label="Full screen" look="framed" icon={<Icon of={Expand} size={20} />} />
      </div>
      <div className="on-ink parts-ink parts-row">
        <Button>{siteMessages.bookVisit}</Button>
        <Button variant="line">Call</Button>
        <TextLink to="#buttons">Read more</TextLink>
        <IconButton label="Full screen" look="framed" icon={<Icon of={Expand} size={20} />} />
      </div>
    </Part>
  )
}

export function Marks() {
  return (
    <Part title="Marks">
      <div className="parts-row parts-marks">
        <StatusMark label="New launch" fill={0} />
        <StatusMark label="Under construction" fill={45} />
        <StatusMark label="Nearing possession" fill={75} />
        <StatusMark label="Ready to move" fill={100} />
        <StatusMark label="Anything else" fill={null} />
      </div>
      <TitleBlock
        look="row"
        entries={[
          { term: 'Type', detail: '4 BHK and sky villas' },
          { term: 'Address', detail: 'Sector 104, Gurugram' },
          { term: 'RERA Number', detail: 'HR-RERA-DEMO-0117' },
        ]}
      />
      <Skyline marks={['1998', '2005', '2012', '2019', '2026']} alt="Buildings in a row on one line" />
    </Part>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="parts-part">
      <h2>{title}</h2>
      <div className="parts-body">{children}</div>
    </section>
  )
}

export function Cards() {
  return (
    <Part title="Loading">
      <div className="parts-three">
        <SkeletonCard />
        <div>
          <SkeletonRow />
          <SkeletonRow />
        </div>
        <figure className="picture-frame">
          <Elevation />
        </figure>
      </div>
    </Part>
  )
}

export function States() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <Part title="Empty and error">
      <div className="parts-two">
        <EmptyState
          title="No projects in Gurugram yet"
          text="Try another city, or see all six residential projects."
          action={
            <Button variant="ghost" size="sm">
              Show all cities
            </Button>
          }
        />
        <ErrorState
          title="The projects did not load"
          text="Server error occurred, please contact admin."
          isRetrying={isRetrying}
          onRetry={() => setRetrying(true)}
        />
      </div>
    </Part>
  )
}
