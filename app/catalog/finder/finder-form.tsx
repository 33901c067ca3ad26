import { Check, ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { Facet, FinderChoices } from '#contract/catalog/finder.constants.ts'
import type { Counted } from '#contract/catalog/finder.schema.ts'
import { Button } from '../../ui/action/button.tsx'
import { SmallSelect } from '../../ui/form/small-select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { finderPageMessages as messages } from './finder-texts.ts'
import { PriceSkyline } from './price-skyline.tsx'
import type { ShownFinding } from './shown-finding.ts'
import { useFinderChoices } from './use-finder-choices.ts'
import '../../ui/form/choice.css'
import './finder-form.css'
import { PageLink } from '../../ui/action/page-link.tsx'

interface FinderFormProps {
  finding: Pick<ShownFinding, 'base' | 'total' | 'facets' | 'clear' | 'sort'>
  /** Facets that the page itself sets, such as the category of a list. */
  without?: readonly Facet[]
}

/** Without JavaScript this is a plain GET form. */
export function FinderForm({ finding, without = [] }: FinderFormProps) {
  const { base, total, facets, clear, sort } = finding
  const { choices, form } = useFinderChoices(base)
  const { cities, categories, statuses, kinds, priceFrom, priceTo, areaFrom, areaTo, by } = choices
  const has = (facet: Facet) => !without.includes(facet)
  const part = (facet: Facet, content: ReactNode, isOpen = true) => (
    <FacetPart name={messages.facets[facet]} note={facets.notes[facet]} isOpen={isOpen}>
      {content}
    </FacetPart>
  )
  return (
    <form
      className="finder-form"
      method="get"
      action={base}
      autoComplete="off"
      aria-label={messages.formName}
      {...form}
    >
      {!has('city') && cities.map((city) => <input key={city} type="hidden" name="city" value={city} />)}
      {sort !== 'match' && <input type="hidden" name="sort" value={sort} />}
      <div className="finder-facets">
        {has('city') && part('city', <Boxes name="city" values={facets.cities} chosen={cities} />)}
        {has('category') && part('category', <Boxes name="category" values={facets.categories} chosen={categories} />)}
        {part('kind', <Tiles type="checkbox" name="kind" values={facets.kinds.map(asTile)} chosen={kinds} />)}
        {part(
          'price',
          <>
            {facets.skyline && <PriceSkyline {...facets.skyline} />}
            <Range name="price" steps={facets.prices} from={priceFrom} to={priceTo} none={messages.noLimit} />
            <p className="label">{messages.priceNote}</p>
          </>,
        )}
        {part('area', <Range name="area" steps={facets.areas} from={areaFrom} to={areaTo} none={messages.anyArea} />)}
        {part('by', <Tiles type="radio" name="by" values={facets.possession} chosen={[by ?? '']} />)}
        {part(
          'status',
          <Boxes name="status" values={facets.statuses} chosen={statuses} />,
          facets.notes.status !== null,
        )}
      </div>
      <div className="finder-send">
        <Button type="submit" size="sm">
          {total > 0 ? messages.show(total) : messages.showResults}
        </Button>
        <PageLink className="link" to={clear} preventScrollReset>
          {messages.startAgain}
        </PageLink>
      </div>
    </form>
  )
}

interface FacetPartProps {
  name: string
  note: string | null
  isOpen: boolean
  children: ReactNode
}

function FacetPart({ name, note, isOpen, children }: FacetPartProps) {
  return (
    <details className="finder-facet" open={isOpen}>
      <summary>
        {name}
        {note && <em>{note}</em>}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

interface ListProps {
  name: string
  values: readonly Counted[]
  chosen: readonly string[]
}

function Boxes({ name, values, chosen }: ListProps) {
  const lowerCase = chosen.map((value) => value.toLowerCase())
  return values.map(({ name: value, count }) => (
    <label key={value} className="finder-option" data-none={count === 0 || undefined}>
      <input
        className="choice-input"
        type="checkbox"
        {...{ name, value }}
        checked={lowerCase.includes(value.toLowerCase())}
        onChange={followedByForm}
      />
      <span className="choice-box">
        <Icon of={Check} size={14} />
      </span>
      <span>{value}</span>
      <span className="finder-count">{count}</span>
    </label>
  ))
}

interface TilesProps {
  type: 'checkbox' | 'radio'
  name: string
  values: readonly { value: string; label: string; count: number }[]
  chosen: readonly string[]
}

function Tiles({ type, name, values, chosen }: TilesProps) {
  return (
    <div className="finder-tiles">
      {values.map(({ value, label, count }) => (
        <label key={value} className="finder-tile" data-none={count === 0 || undefined}>
          <input
            className="choice-input"
            {...{ type, name, value }}
            checked={chosen.includes(value)}
            onChange={followedByForm}
          />
          <span>{label}</span>
          <small>{count}</small>
        </label>
      ))}
    </div>
  )
}

interface RangeProps {
  name: 'price' | 'area'
  steps: readonly { value: number; label: string }[]
  from: FinderChoices['priceFrom']
  to: FinderChoices['priceTo']
  none: string
}

function Range({ name, steps, from, to, none }: RangeProps) {
  const ends = [
    { key: 'From', label: messages.from, value: from },
    { key: 'To', label: messages.to, value: to },
  ]
  return (
    <div className="finder-range">
      {ends.map(({ key, label, value }) => (
        <label key={key} htmlFor={`${name}${key}`}>
          <span className="label">{label}</span>
          <SmallSelect id={`${name}${key}`} name={`${name}${key}`} value={value ?? ''} onChange={followedByForm}>
            <option value="">{none}</option>
            {steps.map((step) => (
              <option key={step.value} value={step.value}>
                {step.label}
              </option>
            ))}
          </SmallSelect>
        </label>
      ))}
    </div>
  )
}

/** React warns about controlled inputs without a handler; the form handles their changes. */
function followedByForm() {}

function asTile({ name, count }: Counted) {
  return { value: name, label: name, count }
}
