import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type { EnquiriesByDay } from '#contract/back-office/dashboard.schema.ts'
import { sum } from './key-figures.ts'

/** The chart's data as a table, the newest day first. */
export function EnquiryNumbers({ enquiries: { interests, days } }: { enquiries: EnquiriesByDay }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to enter it
    <section className="enquiry-numbers" aria-label={dashboardMessages.enquiriesNote} tabIndex={0}>
      <table>
        <caption className="sr-only">{dashboardMessages.enquiriesNote}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {interests.map((interest) => (
              <th key={interest} scope="col">
                {interest}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {counts.map((count, nth) => (
                <td key={interests[nth]}>{count}</td>
              ))}
              <td>
                <b>{sum(counts)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
