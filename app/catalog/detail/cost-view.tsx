import { useEffect, useRef, useState } from 'react'
import { TowerDrawing } from '../tower-drawing.tsx'
import type { CostBasis } from './cost-choice.ts'
import { costMessages as messages } from './cost-texts.ts'
import { type ShownCost, shownCost } from './shown-cost.ts'

export interface CostViewProps {
  basis: CostBasis
  /** The form values in the URL when the page was rendered. */
  query: URLSearchParams
}

export default function CostView({ basis, query }: CostViewProps) {
  const [shown, setShown] = useState(() => shownCost(basis, query))
  const form = useRef<HTMLFormElement>(null)

  function count() {
    const given = new FormData(form.current ?? undefined)
    setShown(shownCost(basis, new URLSearchParams(given as unknown as URLSearchParams)))
  }

  // The visitor may have changed the form before this code was loaded, so read it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(count, [])

  return (
    <div className="wrap">
      <div className="homes-head">
        <h2>{messages.title}</h2>
        <p>{messages.lead}</p>
      </div>
      <div className="cost">
        <form
          ref={form}
          action="#cost"
          noValidate
          autoComplete="off"
          onInput={count}
          onSubmit={(event) => {
            event.preventDefault()
            count()
          }}
        >
          <input type="hidden" name="of" value={shown.homeId} />
          {shown.fields.map((field) => (
            <Field key={field.key ?? field.name} field={field} />
          ))}
          <button type="submit" className="button button-ghost button-wide">
            {messages.submit}
          </button>
          <p>{messages.privacy}</p>
          {shown.drawing && <Levels drawing={shown.drawing} />}
        </form>
        <Result shown={shown} />
      </div>
    </div>
  )
}

function Field({ field }: { field: ShownCost['fields'][number] }) {
  const { name, label, value, options, isRow, unit, hint, error } = field
  const id = `cost-${name}`
  const note = error ?? hint
  const describedBy = note && `${id}-note`
  const notes = note && (
    <p id={describedBy} className={error && 'cost-error'}>
      {note}
    </p>
  )
  if (isRow) {
    return (
      <fieldset aria-describedby={describedBy}>
        <legend>{label}</legend>
        {options?.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
            {option.label}
          </label>
        ))}
        {notes}
      </fieldset>
    )
  }
  const control = {
    id,
    name,
    defaultValue: value,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div data-unit={unit} className={`cost-${name}`}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...control}>
          {options.map((option) => (
            // Without a `value` attribute, an option submits its text.
            <option key={option.value} value={option.value === option.label ? undefined : option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} inputMode="decimal" />
      )}
      {notes}
    </div>
  )
}

function Levels({ drawing: { label, caption, tower, levels } }: { drawing: NonNullable<ShownCost['drawing']> }) {
  return (
    <figure>
      <div role="img" aria-label={label}>
        <TowerDrawing {...tower} />
        {levels.map(({ name, share, mark, at }) => (
          <span key={name} className={`cost-${mark}`} style={{ '--at': `${at}%` }}>
            {name}
            <b>{share}</b>
          </span>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Result({ shown }: { shown: ShownCost }) {
  return (
    <div>
      <dl aria-live="polite">
        {shown.figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      {shown.missing.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {shown.tables.map(({ caption, head, rows }) => (
        <table key={caption}>
          <caption>{caption}</caption>
          {head && (
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ id, cells: [first, ...others], note, mark }) => (
              <tr key={id} className={mark && `cost-${mark}`}>
                <th scope="row">
                  {first}
                  {note && <small>{note}</small>}
                </th>
                {others.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p>{shown.explained}</p>
      <ul>
        {shown.sources.map(([source, day]) => (
          <li key={source}>
            {source}
            <span>{day}</span>
          </li>
        ))}
      </ul>
      <p>{shown.notes}</p>
    </div>
  )
}
