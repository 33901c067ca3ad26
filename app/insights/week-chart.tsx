import { useState } from 'react'
import type { InterestCounts, WeekInterest } from '#contract/insights/insights.schema.ts'
import { dayAfter, writtenDay } from '#contract/wire/site-time.ts'
import { axisSteps } from '../lib/axis-steps.ts'
import { Button } from '../ui/action/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { AnswerLine } from './answer-line.tsx'
import { busierAnswer, number, totalOf } from './insight-answers.ts'
import { insightTexts as texts } from './insight-texts.ts'

interface WeekChartProps {
  weeks: readonly WeekInterest[]
  before: InterestCounts
  from: string
  to: string
  rangeBefore: string
  /** False while the range is only the current, incomplete week. */
  isOver: boolean
}

export function WeekChart({ weeks, before, from, to, rangeBefore, isOver }: WeekChartProps) {
  const [isInNumbers, setInNumbers] = useState(false)
  const all = everyWeek(weeks, from, to)
  return (
    <Panel
      title={texts.busier}
      lead={<AnswerLine {...busierAnswer(totalOf(weeks), before, rangeBefore)} />}
      actions={
        isOver && (
          <Button variant="line" size="sm" onClick={() => setInNumbers(!isInNumbers)}>
            {isInNumbers ? texts.showChart : texts.showNumbers}
          </Button>
        )
      }
    >
      {isOver && (isInNumbers ? <Numbers weeks={all} /> : <Chart weeks={all} />)}
      <p className="label">{texts.weekIsOver}</p>
    </Panel>
  )
}

interface WeekCounts {
  week: string
  enquiries: number
  visits: number
}

export function everyWeek(weeks: readonly WeekInterest[], from: string, to: string): WeekCounts[] {
  const known = new Map(weeks.map((week) => [week.week, week]))
  const all: WeekCounts[] = []
  for (let week = from; week <= to; week = dayAfter(week, 7)) {
    const { enquiries, visits } = known.get(week) ?? { enquiries: 0, visits: 0 }
    all.push({ week, enquiries, visits })
  }
  return all
}

const SERIES = ['enquiries', 'visits'] as const
const LEFT = 40
const RIGHT = 420
const GROUND = 224
const TOP = 20
const MOST_NAMES = 5

function Chart({ weeks }: { weeks: readonly WeekCounts[] }) {
  const steps = axisSteps(Math.max(1, ...weeks.flatMap(({ enquiries, visits }) => [enquiries, visits])))
  const top = steps.at(-1) ?? 1
  const x = (nth: number) => LEFT + (weeks.length === 1 ? 1 : nth / (weeks.length - 1)) * (RIGHT - LEFT)
  const y = (count: number) => GROUND - (count / top) * (GROUND - TOP)
  const last = weeks.length - 1
  const every = Math.ceil(weeks.length / MOST_NAMES)
  const isNamed = (nth: number) => nth === last || (nth % every === 0 && last - nth >= every * 0.75)
  return (
    <>
      <ul className="week-legend">
        {SERIES.map((name) => (
          <li key={name} data-series={name}>
            {texts.measure[name]}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must be able to reach it */}
      <section className="week-chart" aria-label={texts.perWeek} tabIndex={0}>
        <svg viewBox="0 0 440 250" role="img" aria-label={inWords(weeks)}>
          {steps.map((step) => (
            <g key={step}>
              <path className="week-line" d={`M${LEFT} ${y(step)}H${RIGHT}`} data-ground={step === 0 || undefined} />
              <text x={LEFT - 8} y={y(step) + 4} textAnchor="end">
                {step}
              </text>
            </g>
          ))}
          {weeks.map(
            ({ week }, nth) =>
              isNamed(nth) && (
                <text key={week} x={x(nth)} y={244} textAnchor="middle">
                  {shortDay(week)}
                </text>
              ),
          )}
          {SERIES.map((name) => (
            <g key={name} data-series={name}>
              <path d={weeks.map((week, nth) => `${nth === 0 ? 'M' : 'L'}${x(nth)} ${y(week[name])}`).join('')} />
              <circle cx={x(last)} cy={y(weeks[last]?.[name] ?? 0)} r="3.5" />
              <text x={RIGHT + 4} y={y(weeks[last]?.[name] ?? 0) - 10} textAnchor="end">
                {`${weeks[last]?.[name] ?? 0} ${texts.measure[name].toLowerCase()}`}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </>
  )
}

function inWords(weeks: readonly WeekCounts[]) {
  const most = weeks.toSorted((one, other) => other.enquiries - one.enquiries)[0]
  const sum = (name: (typeof SERIES)[number]) => number(weeks.reduce((all, week) => all + week[name], 0))
  return `${texts.perWeek}, ${weeks.length} weeks: ${sum('enquiries')} enquiries and ${sum('visits')} visits, most enquiries in the week from ${writtenDay(most?.week ?? '')}.`
}

function shortDay(day: string) {
  return writtenDay(day).replace(/ \d+$/, '')
}

function Numbers({ weeks }: { weeks: readonly WeekCounts[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
    <section className="week-numbers" aria-label={texts.perWeek} tabIndex={0}>
      <table>
        <caption className="sr-only">{texts.perWeek}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            {SERIES.map((name) => (
              <th key={name} scope="col">
                {texts.measure[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, enquiries, visits }) => (
            <tr key={week}>
              <th scope="row">{writtenDay(week)}</th>
              <td>{number(enquiries)}</td>
              <td>{number(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
