import { ArrowRight, Expand } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CAROUSEL } from '#contract/content/screen.constants.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { say as enquiries } from '#contract/enquiries/enquiries.messages.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog, initialFocus } from '../ui/dialog.tsx'
import { Elevation } from '../ui/elevation.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Plinth } from '../ui/plinth.tsx'
import { RadioGroupField } from '../ui/radio-group-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SkeletonCard, SkeletonRow } from '../ui/skeleton.tsx'
import { Skyline } from '../ui/skyline.tsx'
import { StatusMark } from '../ui/status-mark.tsx'
import { type SortOrder, Table } from '../ui/table.tsx'
import { TabLinks, Tabs } from '../ui/tabs.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { TitleBlock } from '../ui/title-block.tsx'
import { projectToasts, siteToasts, ToastSlab, Toasts } from '../ui/toasts.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import './parts-gallery.css'

/** Every part of the kit in every state on one page. Routed in development only. */
export default function PartsGallery() {
  return (
    <main className="wrap parts">
      <Wordmark name="Plinth" />
      <h1 className="display parts-title">Parts and states</h1>
      <Colours />
      <Type />
      <Buttons />
      <Marks />
      <Fields />
      <Choices />
      <Notices />
      <Dialogs />
      <TabsAndCarousels />
      <Cards />
      <Tables />
      <States />
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="parts-part">
      <h2>{title}</h2>
      <div className="parts-body">{children}</div>
    </section>
  )
}

function Colours() {
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

function Type() {
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
      <p className="label">Label: RERA number DL-RERA-DEMO-0041</p>
    </Part>
  )
}

function Buttons() {
  const [isBusy, setBusy] = useState(true)
  return (
    <Part title="Buttons">
      <div className="parts-row">
        <ButtonLink to="#buttons">
          {site.bookVisit} <ArrowRight size={18} />
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
        <IconButton label="Full screen" look="framed" icon={<Expand size={20} />} />
      </div>
      <div className="on-ink parts-ink parts-row">
        <Button>{site.bookVisit}</Button>
        <Button variant="line">Call</Button>
        <TextLink to="#buttons">Read more</TextLink>
        <IconButton label="Full screen" look="framed" icon={<Expand size={20} />} />
      </div>
    </Part>
  )
}

function Marks() {
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
          { term: 'RERA number', detail: 'HR-RERA-DEMO-0117', isUnbroken: true },
        ]}
      />
      <Skyline marks={['1998', '2005', '2012', '2019', '2026']} alt="Buildings in a row on one line" />
    </Part>
  )
}

function Fields() {
  return (
    <Part title="Fields">
      <form className="field-grid" noValidate>
        <TextField label="Resting" name="resting" placeholder="Your name" />
        <TextField label="Valid" name="valid" type="email" defaultValue="ananya@example.com" />
        <TextField
          label="Error"
          name="refused"
          defaultValue="ananya@"
          error="That address is missing its ending, for example .com or .in"
        />
        <TextField label="Read-only" name="fixed" defaultValue="owner@example.com" readOnly />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters with upper case, lower case, number and special character."
        />
        <TextField label="Phone" name="phone" type="tel" before="+91" validate={tenDigits} />
        <SelectField label="City" name="city" placeholder="Choose a city" options={['Delhi', 'Gurugram', 'Noida']} />
        <DateField label="Day" name="day" isOptional min="2026-01-01" />
        <TextAreaField label="Message" name="message" className="field-full" isOptional />
      </form>
    </Part>
  )
}

function tenDigits(value: string) {
  return /^\d{10}$/.test(value) ? null : 'A phone number has ten digits.'
}

function Choices() {
  return (
    <Part title="Choices">
      <RadioGroupField
        label="Purpose"
        name="purpose"
        options={['Investment', 'Self use', 'Other']}
        defaultValue="Self use"
      />
      <RadioGroupField
        label="Customer"
        name="customer"
        look="segments"
        options={['New', 'Existing']}
        defaultValue="New"
      />
      <RadioGroupField
        label="Hour"
        name="hour"
        look="grid"
        options={['10:00', '11:00', { value: '12:00', label: '12:00', isDisabled: true }, '13:00', '14:00', '15:00']}
        defaultValue="11:00"
        error="This hour has just been taken."
      />
      <div className="parts-row">
        <CheckboxField label="I agree to be called" name="agree" defaultChecked />
        <CheckboxField label="Show on the home page" name="home" look="switch" defaultChecked />
      </div>
    </Part>
  )
}

function Notices() {
  return (
    <Part title="Notices">
      <div className="parts-three">
        <ToastSlab
          toast={{
            id: 1,
            kind: 'success',
            title: 'Message sent',
            text: enquiries.promise,
            isLeaving: false,
          }}
        />
        <ToastSlab
          toast={{
            id: 2,
            kind: 'error',
            title: 'Request Error!',
            text: 'The server did not accept this email.',
            isLeaving: false,
          }}
        />
        <ToastSlab toast={{ id: 3, kind: 'info', title: 'You have subscribed to our Newsletter.', isLeaving: false }} />
      </div>
      <div className="parts-row">
        <Button size="sm" onClick={() => siteToasts.show({ kind: 'success', title: 'Saved' })}>
          Toast, top right
        </Button>
        <Button size="sm" onClick={() => projectToasts.show({ kind: 'error', title: 'Not saved', text: 'Try again.' })}>
          Toast, bottom right
        </Button>
      </div>
      <Alert text="error" reason="Service Unavailable" />
      <Alert kind="success" text="The password was changed." />
      <Toasts />
    </Part>
  )
}

function Dialogs() {
  return (
    <Part title="Dialogs">
      <div className="parts-row">
        {(['sheet', 'stage', 'drawer'] as const).map((look) => (
          <Button key={look} variant="ghost" size="sm" command="show-modal" commandfor={`parts-${look}`}>
            Open the {look}
          </Button>
        ))}
      </div>
      {(['sheet', 'stage', 'drawer'] as const).map((look) => (
        <Dialog key={look} id={`parts-${look}`} look={look} title={`A ${look}`}>
          <p className="prose">It opens before any script has run, and Esc closes it.</p>
          <Button {...initialFocus} className="parts-agree" command="close" commandfor={`parts-${look}`}>
            AGREE
          </Button>
        </Dialog>
      ))}
    </Part>
  )
}

function TabsAndCarousels() {
  const cards = HOUSES.map((house) => <House key={house.name} {...house} />)
  return (
    <Part title="Tabs and carousels">
      <TabLinks
        label="Categories"
        links={[
          { to: '#one', label: 'Residential', count: 12, isCurrent: true },
          { to: '#two', label: 'Commercial', count: 5, isCurrent: false },
        ]}
      />
      <Carousel
        {...CAROUSEL.projects}
        label="Projects"
        peek={0.2}
        hasPauseButton
        head={<h3>Three at a time, and a peek</h3>}
      >
        {cards}
      </Carousel>
      <div className="on-ink parts-ink">
        <Tabs
          label="Sheets"
          look="serif"
          tabs={[
            {
              id: 'parts-ground',
              label: 'Ground',
              panel: (
                <Carousel {...CAROUSEL.projectsByCategory} autoplayMs={null} label="Ground">
                  {cards}
                </Carousel>
              ),
            },
            { id: 'parts-first', label: 'First floor', panel: <p>The first floor.</p> },
            { id: 'parts-roof', label: 'Roof', panel: <p>The roof.</p> },
          ]}
        />
      </div>
    </Part>
  )
}

type HouseProps = { name: string; place: string; fill: 0 | 45 | 75 | 100; status: string; picture: string | null }

function House({ name, place, fill, status, picture }: HouseProps) {
  return (
    <a href="#card" className="parts-card">
      <figure className="picture-frame">
        <Picture src={picture} alt="" width={556} height={446} sizes="(min-width: 1000px) 30vw, 90vw" />
      </figure>
      <Plinth />
      <span className="parts-caption">
        <span className="serif">{name}</span>
        <StatusMark label={status} fill={fill} />
      </span>
      <span className="label">{place}</span>
    </a>
  )
}

const CARD_FOLDER = '/assets/images/ProjectImages/1730000000000_'

const HOUSES: HouseProps[] = [
  {
    name: 'Kosi House',
    place: 'Sector 104, Gurugram',
    fill: 45,
    status: 'Under construction',
    picture: `${CARD_FOLDER}kosi-house-card.jpg`,
  },
  {
    name: 'Elite One',
    place: 'Sector 10, New Delhi',
    fill: 75,
    status: 'Nearing possession',
    picture: `${CARD_FOLDER}elite-one-card.jpg`,
  },
  {
    name: 'Canal Walk',
    place: 'Sector 150, Noida',
    fill: 100,
    status: 'Ready to move',
    picture: `${CARD_FOLDER}canal-walk-card.jpg`,
  },
  { name: 'Saffron Grove', place: 'No picture yet', fill: 0, status: 'New launch', picture: null },
  { name: 'Missing', place: 'Its file is gone', fill: 0, status: 'New launch', picture: `${CARD_FOLDER}gone.jpg` },
]

function Cards() {
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

function Tables() {
  const [sort, setSort] = useState<SortOrder>({ key: 'name', direction: 'ascending' })
  const [opened, setOpened] = useState<string | null>('Canal Walk')
  const columns = [
    { key: 'name', header: 'Name', cell: (house: HouseProps) => house.name, isSortable: true },
    { key: 'place', header: 'Place', cell: (house: HouseProps) => house.place },
    { key: 'status', header: 'Status', cell: (house: HouseProps) => house.status, isSortable: true },
    { key: 'fill', header: 'Built', cell: (house: HouseProps) => `${house.fill} %`, isNumeric: true },
  ]
  const shell = { columns, rowKey: (house: HouseProps) => house.name }
  return (
    <Part title="Admin">
      <div data-app="admin" className="parts-admin">
        <Table
          {...shell}
          caption="Houses"
          rows={HOUSES.slice(0, 4)}
          sort={sort}
          onSort={setSort}
          onOpen={(house) => setOpened(house.name)}
          isSelected={(house) => house.name === opened}
        />
        <Table {...shell} caption="Houses on their way" rows={[]} isLoading loadingRows={2} />
        <Table {...shell} caption="No houses" rows={[]} empty="Nothing here yet." />
        <div className="field-grid parts-admin-form">
          <TextField label="Project name" name="adminName" defaultValue="Kosi House" />
          <SelectField
            label="Category"
            name="adminCategory"
            placeholder="Choose"
            options={['One', 'Two']}
            error="Choose a category."
          />
          <RadioGroupField
            label="Size"
            name="adminSize"
            look="segments"
            options={['Small', 'Large']}
            defaultValue="Small"
          />
          <div className="parts-row">
            <Button>Submit</Button>
            <Button variant="ghost">Go Back</Button>
          </div>
        </div>
      </div>
    </Part>
  )
}

function States() {
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
