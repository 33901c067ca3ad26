import { Search } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { useCommandResults } from './use-command-results.ts'
import './command-search.css'

export function CommandSearch() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function handleShortcut(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', handleShortcut)
    return () => removeEventListener('keydown', handleShortcut)
  }, [])

  return (
    <>
      <button type="button" className="command-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Search} size={16} />
        <span>{adminMessages.jumpTo}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Dialog
        id="command-search"
        label={adminMessages.jumpTo}
        className="command-dialog dialog-flush"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        hasClose={false}
      >
        {isOpen && <CommandForm onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function CommandForm({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching } = useCommandResults(text)
  const navigate = useNavigate()
  const listId = useId()
  const results = groups.flatMap((group) => group.results)
  const chosen = results[Math.min(at, results.length - 1)]

  function go(to: string) {
    onDone()
    void navigate(to)
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setAt((results.indexOf(chosen as never) + step + results.length) % results.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      go(chosen.to)
    }
  }

  return (
    <div className="command">
      <div className="command-line">
        {isSearching ? <Spinner /> : <Icon of={Search} size={18} />}
        <input
          {...initialFocus}
          type="text"
          role="combobox"
          aria-label={adminMessages.jumpTo}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={adminMessages.jumpTo}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div id={listId} className="command-results" role="listbox" aria-label={adminMessages.jumpTo}>
        {groups.map(({ title, results: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={title} role="group" aria-label={title}>
            <p className="command-title" aria-hidden="true">
              {title}
            </p>
            {found.map((result) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which has the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
              <div
                key={result.id}
                id={`${listId}-${result.id}`}
                className="command-result"
                role="option"
                aria-selected={result === chosen}
                onClick={() => go(result.to)}
                onPointerMove={() => setAt(results.indexOf(result))}
              >
                <Icon of={result.icon} size={17} />
                <span>{result.name}</span>
                {result.detail && <small>{result.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="command-none" role="status">
        {results.length === 0 && (isSearching ? contentMessages.loading : adminMessages.nothingFound)}
      </p>
    </div>
  )
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
