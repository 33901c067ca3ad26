import { Columns3, Rows3, SlidersHorizontal } from 'lucide'
import { useId, useState } from 'react'
import { LEAD_SOURCES, LEAD_STATES } from '#contract/leads/leads.constants.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import { leadTexts } from './lead-texts.ts'
import { type LeadFilterState, NO_OWNER } from './use-lead-filters.ts'

const NAMES = ['project', 'state', 'owner', 'source'] as const
type Choices = Record<(typeof NAMES)[number], string>

interface LeadFiltersProps {
  state: LeadFilterState
  isBoard: boolean
}

export function LeadFilters(props: LeadFiltersProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <FilterButton {...props} />
  const { state } = props
  return (
    <>
      <FilterFields {...props} choices={state.chosen} onChange={state.change} />
      <ShownAs {...props} />
    </>
  )
}

function FilterButton(props: LeadFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { chosen } = props.state
  const count = NAMES.filter((name) => chosen[name] !== '').length
  return (
    <>
      <Button variant="ghost" className="lead-filter-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size={16} /> {leadTexts.filters(count)}
      </Button>
      <Dialog
        id={id}
        className="lead-dialog lead-sheet"
        title={leadTexts.filters(0)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

const NO_CHOICES: Choices = { project: '', state: '', owner: '', source: '' }

/** Applies all choices at once, because each change of the URL closes the dialog. */
function FilterSheet({ onClose, ...props }: LeadFiltersProps & { onClose: () => void }) {
  const { chosen, change } = props.state
  const { project, state, owner, source } = chosen
  const [choices, setChoices] = useState<Choices>({ project, state, owner, source })

  function apply(next: Choices) {
    change(next)
    onClose()
  }

  return (
    <div className="lead-filter-sheet">
      <ShownAs {...props} />
      <FilterFields {...props} choices={choices} onChange={(choice) => setChoices({ ...choices, ...choice })} />
      <div className="lead-sheet-actions">
        <Button variant="ghost" onClick={() => apply(NO_CHOICES)}>
          {leadTexts.clearFilters}
        </Button>
        <Button onClick={() => apply(choices)}>{leadTexts.showLeads}</Button>
      </div>
    </div>
  )
}

interface FilterFieldsProps extends LeadFiltersProps {
  choices: Choices
  onChange: (choice: Partial<Choices>) => void
}

function FilterFields({ state: { owners, projects }, isBoard, choices, onChange }: FilterFieldsProps) {
  const named = <K extends string>(keys: readonly K[], names: Record<K, string>) =>
    keys.map((value) => ({ value, label: names[value] }))
  return (
    <>
      <ListFilter
        label={leadTexts.project}
        value={choices.project}
        options={projects}
        onChange={(project) => onChange({ project })}
      />
      {!isBoard && (
        <ListFilter
          label={leadTexts.stateLabel}
          value={choices.state}
          options={named(LEAD_STATES, leadTexts.state)}
          onChange={(state) => onChange({ state })}
        />
      )}
      <ListFilter
        label={leadTexts.owner}
        value={choices.owner}
        options={[
          { value: NO_OWNER, label: leadTexts.unowned },
          ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(owner) => onChange({ owner })}
      />
      {!isBoard && (
        <ListFilter
          label={leadTexts.sourceLabel}
          value={choices.source}
          options={named(LEAD_SOURCES, leadTexts.source)}
          onChange={(source) => onChange({ source })}
        />
      )}
    </>
  )
}

function ShownAs({ state: { change }, isBoard }: LeadFiltersProps) {
  return (
    <fieldset className="lead-switch" aria-label={leadTexts.shownAs}>
      <button type="button" aria-pressed={!isBoard} onClick={() => change({ show: '' })}>
        <Icon of={Rows3} size={16} /> {leadTexts.list}
      </button>
      <button type="button" aria-pressed={isBoard} onClick={() => change({ show: 'board', state: '', source: '' })}>
        <Icon of={Columns3} size={16} /> {leadTexts.board}
      </button>
    </fieldset>
  )
}
