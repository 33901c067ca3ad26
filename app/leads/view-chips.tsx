import { useQueries } from '@tanstack/react-query'
import { Plus, X } from 'lucide'
import { type FormEvent, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LEAD_VIEW_NAMES, LEAD_VIEWS, type LeadView } from '#contract/leads/leads.constants.ts'
import { deleteLeadView, listLeadViews, saveLeadView, searchLeads } from '#contract/leads/leads.endpoints.ts'
import { NewLeadView, type SavedLeadView } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { shareRunning } from '../lib/share-running.ts'
import { callOptions, useCall, useRefresh } from '../lib/use-call.ts'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCurrentInView } from '../ui/layout/use-current-in-view.ts'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { UNDO_MS } from './use-lead-actions.ts'
import { countRequestOf, type LeadFilterState } from './use-lead-filters.ts'

interface ViewChipsProps {
  state: LeadFilterState
  counts: Record<LeadView, number> | undefined
}

export function ViewChips({ state: { chosen }, counts }: ViewChipsProps) {
  const [params] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const saved = useCall(listLeadViews).data ?? []
  const totals = useQueries({
    queries: saved.map((view) => callOptions([searchLeads, { body: countRequestOf(view.query) }])),
  }).map(({ data }) => data?.total)
  const refresh = useRefresh()
  const query = savedQuery(params)
  const current = saved.find((view) => view.query === query)
  const row = useCurrentInView<HTMLElement>(`${current?.id} ${chosen.view} ${totals} ${counts !== undefined}`)
  // Saving or deleting a view removes the button that had the focus.
  const focus = useFocusFallback(() => row.current?.querySelector<HTMLElement>('[aria-current]'))
  const isPlain = query === '' || query === `view=${chosen.view}`

  // Opening a built-in view keeps the typed search, but not the search of a saved view.
  const typed = current ? '' : (params.get('q') ?? '')
  const to = (query: string, search = '') => {
    const next = new URLSearchParams(query)
    if (search) next.set('q', search)
    if (chosen.show) next.set('show', chosen.show)
    return `?${next}`
  }

  async function remove({ id, ...view }: SavedLeadView) {
    const outcome = await browserApi(deleteLeadView, { body: { id } })
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Deleting a view' })
    siteToasts.show({
      kind: 'success',
      title: outcome.message,
      durationMs: UNDO_MS,
      action: { label: leadTexts.undo, onAct: () => void restore(view) },
    })
    await refresh(listLeadViews)
  }

  async function restore(view: NewLeadView) {
    const outcome = await browserApi(saveLeadView, { body: view })
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Restoring a view' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    await refresh(listLeadViews)
  }

  return (
    <nav ref={row} className="lead-chips" {...focus} aria-label={leadTexts.views}>
      {LEAD_VIEWS.map((view) => (
        <Link
          key={view}
          className="lead-chip"
          to={to(view === 'all' ? '' : `view=${view}`, typed)}
          aria-current={!current && (chosen.view || 'all') === view ? 'true' : undefined}
        >
          {LEAD_VIEW_NAMES[view]} <Count of={counts?.[view]} />
        </Link>
      ))}
      {saved.map((view, at) => (
        <span key={view.id} className="lead-chip-own">
          <Link
            className="lead-chip"
            to={to(view.query)}
            title={view.name}
            aria-current={current === view ? 'true' : undefined}
          >
            <span className="lead-chip-name">{view.name}</span> <Count of={totals[at]} />
          </Link>
          {current === view && (
            <button
              type="button"
              aria-label={leadTexts.deleteView(view.name)}
              onClick={() => void shareRunning(`view ${view.id}`, () => remove(view))}
            >
              <Icon of={X} size={15} />
            </button>
          )}
        </span>
      ))}
      {!isPlain && !current && (
        <button
          type="button"
          className="lead-chip lead-chip-save"
          aria-haspopup="dialog"
          onClick={() => setSaving(true)}
        >
          <Icon of={Plus} size={15} /> {leadTexts.saveView}
        </button>
      )}
      <SaveViewDialog query={query} isOpen={isSaving} onClose={() => setSaving(false)} />
    </nav>
  )
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className="lead-count">{of.toLocaleString('en-IN')}</span>
}

/** Keeps the search, filters and order, but not the page, the page size, or whether the board is shown. */
function savedQuery(params: URLSearchParams) {
  const kept = new URLSearchParams(params)
  for (const name of ['page', 'size', 'show']) kept.delete(name)
  kept.sort()
  return kept.toString()
}

interface SaveViewProps {
  query: string
  onClose: () => void
}

function SaveViewDialog({ isOpen, ...props }: SaveViewProps & { isOpen: boolean }) {
  const id = useId()
  return (
    <Dialog id={id} className="lead-dialog" title={leadTexts.saveView} isOpen={isOpen} onClose={props.onClose}>
      {isOpen && <SaveViewForm {...props} />}
    </Dialog>
  )
}

function SaveViewForm({ query, onClose }: SaveViewProps) {
  const refresh = useRefresh()
  const { save, isSaving } = useSave(saveLeadView)
  const [errors, setErrors] = useState<FormErrors>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('query', query)
    const reading = readForm(NewLeadView, form)
    setErrors(reading.errors)
    if (!reading.ok) return
    const outcome = await save({ body: reading.value })
    if (outcome === null) return
    if (!outcome.ok && outcome.reason === 'refused') return setErrors({ name: outcome.message })
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Saving a view' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    await refresh(listLeadViews)
    onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{leadTexts.saveViewLead}</p>
      <FieldErrors errors={errors}>
        <TextField
          label={leadTexts.viewName}
          name="name"
          maxLength={40}
          autoComplete="off"
          validate={fieldRule(NewLeadView.shape.name)}
          {...initialFocus}
        />
      </FieldErrors>
      <div className="dialog-actions">
        <Button type="submit" isBusy={isSaving}>
          {leadTexts.saveView}
        </Button>
      </div>
    </form>
  )
}
