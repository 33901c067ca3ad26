import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { HeartButton } from '../heart-button.tsx'
import { CompareCell } from './compare-cell.tsx'
import { compareMessages as messages } from './compare-texts.ts'
import type { Group, Row } from './comparison.types.ts'
import type { Comparison } from './load-comparison.ts'

interface CompareTableProps {
  comparison: Comparison
  onTakeOut: (at: number) => void
}

/** On narrow screens the columns scroll sideways, and each cell repeats its row label from `data-label`. */
export function CompareTable({ comparison: { columns, groups }, onTakeOut }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="compare-scroll" tabIndex={0} aria-label={messages.region}>
      <table className="compare-table">
        <colgroup>
          <col />
          {columns.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr className="compare-pictures">
            <td />
            {columns.map(({ id, name, image, colour, claim, alt }) => (
              <td key={id}>
                <div className="picture-frame">
                  <Picture
                    src={image}
                    alt={alt}
                    {...TWICE_THE_FRAME}
                    sizes="(max-width: 999px) 216px, 26vw"
                    colour={colour}
                  />
                </div>
                <Plinth />
                <HeartButton project={{ id, name }} />
                {claim && <small className="claim">{claim}</small>}
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            <th scope="col">
              <span className="sr-only">{messages.what}</span>
            </th>
            {columns.map(({ id, name, address }) => (
              <th key={id} scope="col">
                <PageLink to={address}>{name}</PageLink>
              </th>
            ))}
          </tr>
          <tr className="compare-places">
            <td />
            {columns.map(({ id, name, place, withoutThis }, at) => (
              <td key={id}>
                <small>{place}</small>
                <PageLink
                  className="link no-print"
                  to={withoutThis}
                  aria-label={`${messages.takeOut} ${name}`}
                  preventScrollReset
                  onClick={() => onTakeOut(at)}
                >
                  {messages.takeOut}
                </PageLink>
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.title} group={group} columnCount={columns.length} />
        ))}
      </table>
    </section>
  )
}

const TWICE_THE_FRAME = { width: HOME_PROJECT_IMAGE.width * 2, height: HOME_PROJECT_IMAGE.height * 2 }

function GroupRows({ group: { title, note, rows }, columnCount }: { group: Group; columnCount: number }) {
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columnCount + 1}>
          <h2>{title}</h2>
          {note && <small>{note}</small>}
        </th>
      </tr>
      {rows.map((row) => (
        <DataRow key={row.label} row={row} columnCount={columnCount} />
      ))}
    </tbody>
  )
}

function DataRow({ row: { label, cells }, columnCount }: { row: Row; columnCount: number }) {
  const [first] = cells
  return (
    <tr>
      <th scope="row">{label}</th>
      {first && cells.length < columnCount ? (
        <td colSpan={columnCount}>
          <div className="compare-across" data-label={label}>
            <CompareCell cell={first} />
          </div>
        </td>
      ) : (
        cells.map((cell, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have the order of the columns.
          <td key={nth} data-label={label}>
            <CompareCell cell={cell} />
          </td>
        ))
      )}
    </tr>
  )
}
