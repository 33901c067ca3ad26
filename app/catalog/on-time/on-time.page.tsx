import { ArrowRight, ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../../lib/api-client.ts'
import { apiContext } from '../../lib/api-context.ts'
import type { RootData } from '../../lib/company.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { jsonForScript } from '../detail/structured-data.tsx'
import type { Route } from './+types/on-time.page'
import { LedgerElevation } from './ledger-elevation.tsx'
import { onTimeMessages as messages } from './on-time-texts.ts'
import type { ShownLedger } from './shown-ledger.ts'
import { ledgerStructuredData } from './structured-ledger.ts'
import './on-time.css'

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadLedger } = await import('./load-ledger.ts')
  return loadLedger(api, new URL(request.url).searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { kept, of } = loaderData?.record ?? { kept: 0, of: 0 }
  return pageMeta({
    title: pageTitle('on-time'),
    description: of > 0 ? messages.description(kept, of) : messages.descriptionOfNone,
    path: '/on-time',
    matches,
  })
}

export default function OnTimePage({ loaderData: ledger }: Route.ComponentProps) {
  return (
    <div className="on-time">
      <StructuredData ledger={ledger} />
      <PageHead place={messages.title} title={messages.title} lead={messages.lead} />
      {ledger.record.of === 0 ? (
        <div className="wrap">
          <EmptyState as="h2" title={messages.none} text={messages.noneText} />
        </div>
      ) : (
        <>
          <Record ledger={ledger} />
          <HandedOver ledger={ledger} />
        </>
      )}
      {ledger.promises.length > 0 && <ToCome ledger={ledger} />}
    </div>
  )
}

function Record({ ledger: { record, drawn } }: { ledger: ShownLedger }) {
  return (
    <section className="wrap" aria-label="The record">
      <div className="ledger-record">
        <p>
          <span className="ledger-colossal">
            {record.kept} <small>of</small> {record.of}
          </span>
          <span className="lead">{messages.kept}</span>
        </p>
        <dl>
          {record.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LedgerElevation drawn={drawn} />
    </section>
  )
}

const SORT_ICONS = { none: ChevronsUpDown, ascending: ChevronUp, descending: ChevronDown }

function HandedOver({ ledger }: { ledger: ShownLedger }) {
  const [project, ...others] = ledger.columns.map((column) => (
    <th key={column.key} scope="col" aria-sort={column.order}>
      <PageLink to={column.address} preventScrollReset>
        {column.label} <Icon of={SORT_ICONS[column.order]} size={15} />
      </PageLink>
    </th>
  ))
  return (
    <section id="handed-over" className="wrap ledger-section">
      <div className="ledger-head">
        <h2>Handed over</h2>
        <p className="small muted">{ledger.dated}</p>
      </div>
      <p className="ledger-hint small">
        The upright line is the promised date: to its left early, to its right late. Sort by{' '}
        {ledger.columns.map(({ key, label, address }) => (
          <PageLink key={key} to={address} preventScrollReset>
            {label}
          </PageLink>
        ))}
      </p>
      <table className="ledger">
        <thead>
          <tr>
            {project}
            <th scope="col">Registration</th>
            {others}
          </tr>
        </thead>
        <tbody>
          {ledger.rows.map((row) => (
            <tr
              key={row.key}
              className={row.isLate ? 'ledger-is-late' : undefined}
              style={{ '--from': row.bar.from, '--to': row.bar.to }}
            >
              <th scope="row">
                <PageLink to={row.address}>{row.name}</PageLink> <small>{row.place}</small>
                {row.reason && <span>{row.reason}</span>}
              </th>
              <td>{row.reraNumber}</td>
              <td data-label="Promised">{row.promised}</td>
              <td data-label="Handed over">{row.handedOver}</td>
              <td>{row.difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ledger.pages > 1 && (
        <nav className="ledger-pages" aria-label="Pages of the ledger">
          {ledger.newer && <PageLink to={ledger.newer}>Page before</PageLink>}
          <span>
            Page {ledger.page} of {ledger.pages}
          </span>
          {ledger.older && <PageLink to={ledger.older}>Next page</PageLink>}
        </nav>
      )}
      <p className="ledger-note small">{messages.note}</p>
    </section>
  )
}

function ToCome({ ledger: { promises, allPromises } }: { ledger: ShownLedger }) {
  return (
    <div id="to-come" className="ledger-to-come">
      <section className="wrap ledger-section">
        <div className="ledger-head">
          <h2>Still to come</h2>
          {allPromises && (
            <PageLink className="ledger-all" to={allPromises.address}>
              {allPromises.label} <Icon of={ArrowRight} size={18} />
            </PageLink>
          )}
        </div>
        <table className="ledger">
          <thead>
            <tr>
              {['Project', 'Registration', 'Promised to RERA', 'Stage of work', 'From today'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {promises.map((row) => (
              <tr key={row.key} className={row.isLate ? 'ledger-is-late' : undefined}>
                <th scope="row">
                  <PageLink to={row.address}>{row.name}</PageLink> <small>{row.place}</small>
                </th>
                <td>{row.reraNumber}</td>
                <td data-label="Promised">{row.promised}</td>
                <td data-label="Stage">
                  {row.stage} <small>{row.checked}</small>
                </td>
                <td>{row.fromToday}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Rendered on the server only, like `ProjectStructuredData`. */
function StructuredData({ ledger }: { ledger: ShownLedger }) {
  const settings = useRouteLoaderData<RootData>('root')
  if (!settings) return null
  const { publicUrl: site, company } = settings
  const json = import.meta.env.SSR
    ? jsonForScript(ledgerStructuredData(ledger, { site, publisher: company.legalName }))
    : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, escaped so that it cannot close the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
