import { X } from 'lucide'
import { useState } from 'react'
import { LEAD_STATES, type LeadState } from '#contract/leads/leads.constants.ts'
import type { LeadOwner, LeadRow } from '#contract/leads/leads.schema.ts'
import { IconButton } from '../ui/action/button.tsx'
import { SmallSelect } from '../ui/form/small-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { LEAD_EXPORT } from './lead-columns.tsx'
import { leadTexts } from './lead-texts.ts'
import { LostDialog } from './lost-dialog.tsx'
import { useLeadActions } from './use-lead-actions.ts'

interface BulkBarProps {
  rows: readonly LeadRow[]
  owners: readonly LeadOwner[]
  onDone: () => void
}

export function BulkBar({ rows, owners, onDone }: BulkBarProps) {
  const { changeAll } = useLeadActions()
  const [isLosing, setLosing] = useState(false)
  const ids = rows.map(({ id }) => id)

  /** The bar disappears with the selection, so move the focus to the page. */
  function finish() {
    onDone()
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  async function give(ownerId: number) {
    if (await changeAll({ ids, ownerId })) finish()
  }

  async function setState(state: LeadState) {
    if (state === 'lost') setLosing(true)
    else if (await changeAll({ ids, state })) finish()
  }

  return (
    <>
      <div className="lead-bulk" role="toolbar" aria-label={leadTexts.selected(rows.length)}>
        <b aria-live="polite">{leadTexts.selected(rows.length)}</b>
        <SmallSelect
          opensOnKeys
          aria-label={leadTexts.giveTo}
          disabled={rows.length === 0}
          value=""
          onChange={(event) => void give(Number(event.target.value))}
        >
          <option value="">{leadTexts.giveTo}</option>
          {owners.map(({ id, name, isOwn }) => (
            <option key={id} value={id}>
              {isOwn ? leadTexts.me : name}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect
          opensOnKeys
          aria-label={leadTexts.setState}
          disabled={rows.length === 0}
          value=""
          onChange={(event) => void setState(event.target.value as LeadState)}
        >
          <option value="">{leadTexts.setState}</option>
          {LEAD_STATES.map((state) => (
            <option key={state} value={state}>
              {leadTexts.state[state]}
            </option>
          ))}
        </SmallSelect>
        <ExportButton name="leads" columns={LEAD_EXPORT} read={async () => rows} isDisabled={rows.length === 0} />
        <IconButton label={leadTexts.clearSelection} icon={<Icon of={X} size={18} />} onClick={finish} />
      </div>
      <LostDialog
        leads={isLosing ? rows : null}
        onClose={() => setLosing(false)}
        onLost={async (lostReason, lostNote) => {
          const isChanged = await changeAll({ ids, state: 'lost', lostReason, lostNote })
          if (isChanged) finish()
          return isChanged
        }}
      />
    </>
  )
}
