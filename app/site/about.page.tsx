import { companyMessages } from '#contract/content/company.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { companyOf, useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Skyline } from '../ui/brand/skyline.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import type { Route } from './+types/about.page'
import { BundledPicture } from './bundled-picture.tsx'
import '../ui/media/picture.css'
import './about.page.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('aboutus'),
    description: `${companyOf(matches).legalName} has built homes, shops and offices in Delhi NCR and Lucknow since 1998, and hands them over on the date it prints.`,
    path: '/aboutus',
    matches,
  })
}

export default function AboutPage() {
  return (
    <>
      <div className="wrap about-head">
        <Breadcrumbs here={siteMessages.page.aboutUs} />
        <h1>
          We build from <em>the base up</em>
        </h1>
      </div>
      <figure className="about-picture">
        <BundledPicture
          name="garden-court"
          alt="Gardens and pool court of a residential building in evening sun"
          sizes="100vw"
          isEager
        />
        <Plinth />
      </figure>
      <Legacy />
      <Philosophy />
      <ChairmansLetter />
    </>
  )
}

function Legacy() {
  const { legalName } = useCompany()
  return (
    <section aria-labelledby="legacy">
      <div className="wrap section about-legacy">
        <h2 id="legacy">Legacy</h2>
        <div className="prose">
          <p className="lead">
            {legalName} began in 1998 with a four-storey block of shops in Rohini and one rule from its first site
            engineer: nobody starts the walls until the base is level and signed for.
          </p>
          <p>
            The rule held. Over two crore square feet later, across Delhi, Noida, Gurugram and Lucknow, the plinth-level
            certificate is still the first paper an owner receives from us, and the possession letter is still the last.
            Between the two lies a printed programme, and every owner has a copy of it.
          </p>
          <p>
            The second generation of engineers joined in 2005 with the first housing of more than ten floors, the third
            in 2012 with the first offices. Each time the firm grew, the Monday meeting moved to a larger table; it was
            never replaced by a larger report.
          </p>
          <p>
            Twenty-two residential and commercial projects are under way. Alongside them the group works in education,
            skills, hospitality and film, with the same people who keep the dates on site.
          </p>
        </div>
      </div>
      <Skyline
        alt="Line drawing: an elevation of our projects from 1998 to 2026 on one base line; the three at the right are under construction"
        marks={['1998', '2005', '2012', '2019', '2026']}
      />
      <ol className="wrap about-years">
        {YEARS.map(({ year, text }) => (
          <li key={year}>
            <b className="tabular">{year}</b>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

const YEARS = [
  { year: '1998', text: 'Shops in Rohini, four storeys' },
  { year: '2005', text: 'First housing above ten floors' },
  { year: '2012', text: 'First offices, in Noida' },
  { year: '2019', text: 'Lucknow: the second home city' },
  { year: '2026', text: 'Twenty-two addresses rising' },
]

function Philosophy() {
  return (
    <section className="section" aria-labelledby="philosophy">
      <div className="wrap">
        <h2 className="about-title" id="philosophy">
          Philosophy
        </h2>
        <ul className="about-rows">
          <li>
            <h3>{companyMessages.philosophy.teamwork}</h3>
            <p>
              Architects, engineers and the foreman sit at one table every Monday. The drawing changes there, not on
              site, and the person who will build a detail signs it.
            </p>
          </li>
          <li>
            <h3>{companyMessages.philosophy.transparency}</h3>
            <p>
              The programme hangs on the wall of every site office. Buyers may read it, photograph it and ask why. The
              registration number stands next to it, and on every page of this site.
            </p>
          </li>
          <li>
            <h3>{companyMessages.philosophy.tenacity}</h3>
            <p>
              Monsoon, festival or cement shortage: the date stays, the plan around it moves. Where we were late, owners
              were told before they asked, and compensated as the agreement says.
            </p>
          </li>
        </ul>
      </div>
    </section>
  )
}

function ChairmansLetter() {
  const { legalName } = useCompany()
  return (
    <section className="section on-paper" aria-labelledby="chairman">
      <div className="wrap about-letter">
        <figure>
          <BundledPicture
            name="balcony-room"
            alt="A living room with a pale carpet, opening on a balcony above the city"
            sizes="(max-width: 999px) 100vw, 36vw"
          />
          <Plinth />
          <figcaption className="label">The chairman’s flat, Meridian Court</figcaption>
        </figure>
        <div>
          <h2 id="chairman">A message from the chairman</h2>
          <blockquote>
            “People hand us the largest cheque they will ever write and then wait. The least we owe them is to be where
            we said, when we said.”
          </blockquote>
          <div className="prose">
            <p>
              I have been asked what our style is. We do not have one. Limestone where there is limestone, brick where
              there is brick, shade wherever there is sun. What we have is a habit: we publish a date and then we keep
              it.
            </p>
            <p>
              A building is judged on the day the keys change hands, and then every day after. So we stay: the engineer
              who signed for the base also signs the last snag, and her telephone number is in the folder on the kitchen
              counter.
            </p>
            <p>
              Come to a site before you decide. Bring someone who knows concrete. Ask the foreman, not the brochure, and
              look at the programme on the wall.
            </p>
          </div>
          <p className="about-signature">
            <b>Devraj Malhotra</b>
            <span className="muted">Chairman, {legalName}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
