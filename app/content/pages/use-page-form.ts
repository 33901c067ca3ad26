import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  getManagedPage,
  listSitePages,
  type ManagedPage,
  saveSitePage,
} from '#contract/content/manage-pages.endpoints.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { actorInWords } from '../../back-office/history/change-labels.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { ANY_VIEW, pageRequestOf } from '../../lib/page-of.ts'
import type { FormErrors } from '../../lib/read-form.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { useSave } from '../../lib/use-save.ts'
import { showFailure, showSaveFailure } from '../../ui/feedback/show-failure.ts'
import { siteToasts } from '../../ui/overlay/toast-queues.ts'
import type { ConflictRow, Side } from '../../ui/record/conflict.ts'
import { type SaveRefusal, saveRefusal } from '../../ui/record/save-refusal.ts'
import { changesOf, errorsOf, mergePages, pageConflicts, placeOf } from './page-draft.ts'

interface Conflict {
  rows: readonly ConflictRow[]
  theirs: ManagedPage
  /** Who saved the other version, and when; null if the log could not be read. */
  saved: string | null
}

const [INVALID, NOT_FOUND, CONFLICT] = [400, 404, 409]

export function usePageForm(stored: ManagedPage) {
  const [base, setBase] = useState(stored)
  const [page, setPage] = useState(stored)
  /** The current values, including those typed while a save is running. */
  const latest = useRef(page)
  latest.current = page
  const [openPart, setOpenPart] = useState<string | null>(stored.id === NEW_RECORD_ID ? 'settings' : null)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [busy, setBusyUploads] = useState<ReadonlySet<symbol>>(new Set())
  /** Incremented to mount new inputs when their values change without typing. */
  const [round, setRound] = useState(0)
  const { save, isSaving } = useSave(saveSitePage)
  const refresh = useRefresh()
  const navigate = useNavigate()

  const setBusy = useCallback((upload: symbol, isBusy: boolean) => {
    setBusyUploads((before) => {
      if (before.has(upload) === isBusy) return before
      const next = new Set(before)
      if (isBusy) next.add(upload)
      else next.delete(upload)
      return next
    })
  }, [])

  function replace(next: ManagedPage) {
    setPage(next)
    setErrors(undefined)
    setRefusal(null)
    setRound((before) => before + 1)
  }

  /** Opens the part with the first error, because a field must be mounted to be focused. */
  function refuse(sent: ManagedPage, found: FormErrors) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) setOpenPart(placeOf(sent, first))
  }

  async function send(sent: ManagedPage, from: ManagedPage) {
    setRefusal(null)
    const found = errorsOf(sent)
    if (Object.keys(found).length > 0) return refuse(sent, found)
    setErrors(undefined)
    const { kind: _, ...body } = { ...sent, version: from.version }
    const outcome = await save({ body })
    if (outcome === null) return
    if (outcome.ok) {
      const saved = { ...sent, id: outcome.data.id, version: outcome.data.version }
      setBase(saved)
      setPage((now) => ({ ...now, id: saved.id, version: saved.version }))
      siteToasts.show({ kind: 'success', title: outcome.message })
      await refresh(listSitePages, getManagedPage)
      if (sent.id === NEW_RECORD_ID) await navigate(`/admin/pages/${saved.id}`, { replace: true })
    } else if (outcome.status === CONFLICT) {
      await meet(from)
    } else {
      if (outcome.status === INVALID && sent.address !== null && outcome.message.startsWith(`/${sent.address} `)) {
        return refuse(sent, { address: outcome.message })
      }
      setRefusal(saveRefusal(outcome))
      showSaveFailure(outcome, { action: 'Saving the page' })
    }
  }

  /**
   * Called when another user saved first. Merges and saves the changes of both users, or asks which to keep if both
   * changed the same part.
   */
  async function meet(from: ManagedPage) {
    const present = await browserApi(getManagedPage, { params: { id: from.id } })
    if (!present.ok && present.status === NOT_FOUND) {
      return setRefusal({ text: recordsMessages.notSaved, reason: recordsMessages.conflict.gone })
    }
    if (!present.ok) return showFailure(present, { isStaff: true, action: 'Reading the page' })
    const [mine, theirs] = [latest.current, present.data]
    const rows = pageConflicts(from, mine, theirs)
    if (rows.some(({ chosenSide }) => chosenSide === null)) {
      return setConflict({ rows, theirs, saved: await lastSave(from.id) })
    }
    await sendMerged(mergePages(mine, theirs, { rows, choice: {} }), theirs)
  }

  async function sendMerged(merged: ManagedPage, theirs: ManagedPage) {
    setBase(theirs)
    replace(merged)
    await send(merged, theirs)
  }

  return {
    page,
    base,
    changes: changesOf(base, page),
    live: errorsOf(page),
    errors,
    refusal,
    round,
    isSaving,
    isBusy: busy.size > 0,
    setBusy,
    openPart,
    setOpenPart,
    change: (update: (before: ManagedPage) => ManagedPage) => setPage(update),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy.size === 0) void send(page, base)
    },
    discard: () => replace(base),
    conflict,
    settle(choice: Readonly<Record<string, Side>>) {
      if (!conflict) return
      setConflict(null)
      const { rows, theirs } = conflict
      void sendMerged(mergePages(page, theirs, { rows, choice }), theirs)
    },
    putOff: () => setConflict(null),
  }
}

async function lastSave(pageId: number) {
  const filters = {
    ...{ actor: null, action: null, entity: 'site-page', entityId: String(pageId) },
    ...{ projectId: null, from: null, to: null },
  }
  const found = await browserApi(searchAuditLog, { body: pageRequestOf(ANY_VIEW, filters) })
  const line = found.ok ? found.data.rows[0] : undefined
  return line ? recordsMessages.conflict.saved(actorInWords(line), momentInWords(line.at)) : null
}
