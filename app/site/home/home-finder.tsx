import { ArrowRight } from 'lucide'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { HomeFinderView } from './home-finder-view.ts'
import './home-finder.css'

export function HomeFinder({ name, words, button }: HomeFinderView) {
  /** The button label with the number of matching projects; null for the default label. */
  const [label, setLabel] = useState<string | null>(null)
  return (
    <div className="home-finder">
      <Form
        className="wrap"
        method="get"
        action="/find"
        autoComplete="off"
        aria-label={name}
        // Imported lazily, because few visitors use the form. If the import fails, CSS hides the number of all
        // projects.
        onChange={({ currentTarget }) =>
          void import('./home-finder-count.ts').then(
            ({ countChosen }) => countChosen(currentTarget, setLabel),
            () => setLabel(null),
          )
        }
      >
        <div className="home-finder-words">
          {words.map(({ before, key, label, none, options }) => (
            <span key={key}>
              {`${before} `}
              <select name={key} aria-label={label}>
                <option value="">{none}</option>
                {options.map((option) => (
                  <Choice key={option[0]} option={option} />
                ))}
              </select>
            </span>
          ))}
        </div>
        <Button type="submit">
          {label ?? (
            <span>
              {button[0]} <span>{button[1]}</span>
              {button[2]}
            </span>
          )}
          <Icon of={ArrowRight} size={18} />
        </Button>
      </Form>
    </div>
  )
}

function Choice({ option: [text, value] }: { option: HomeFinderView['words'][number]['options'][number] }) {
  return value === undefined ? <option>{text}</option> : <option value={value}>{text}</option>
}
