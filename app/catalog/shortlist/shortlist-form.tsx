import { ArrowRight, Share } from 'lucide'
import { useState } from 'react'
import { MOST_COMPARED } from '#contract/catalog/catalog.constants.ts'
import { useSiteSettings } from '../../lib/company.ts'
import { Button, ButtonAnchor } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { compareAddress } from '../compare-address.ts'
import { whatsAppAddress } from '../whatsapp-address.ts'
import type { ShortlistProject } from './load-shortlist.ts'
import { GoneRow, ShortlistRow } from './shortlist-row.tsx'
import { shortlistMessages as messages } from './shortlist-texts.ts'
import type { Entry } from './use-shortlist.ts'

interface ShortlistFormProps {
  /** As loaded, so a removed project stays listed and can be added again. */
  rows: readonly { entry: Entry; project: ShortlistProject | null }[]
  kept: readonly Entry[]
}

export function ShortlistForm({ rows, kept }: ShortlistFormProps) {
  const { publicUrl = '' } = useSiteSettings()
  const isKept = ([id]: Entry) => kept.some(([other]) => other === id)
  const shown = rows.flatMap(({ entry, project }) => (project && isKept(entry) ? [project] : []))
  const [choice, setChoice] = useState<readonly string[] | null>(null)
  const ticked = shown.filter(({ routingName }, nth) => choice?.includes(routingName) ?? nth < MOST_COMPARED)
  const tickedNames = ticked.map(({ routingName }) => routingName)

  function tick(routingName: string, isTicked: boolean) {
    const others = tickedNames.filter((name) => name !== routingName)
    setChoice(isTicked ? [...others, routingName] : others)
  }

  return (
    <form action="/compare">
      <div className="wrap shortlist">
        <div className="shortlist-rows">
          {rows.map(({ entry, project }) =>
            project ? (
              <ShortlistRow
                key={entry[0]}
                entry={entry}
                project={project}
                isKept={isKept(entry)}
                isTicked={tickedNames.includes(project.routingName)}
                isFull={ticked.length === MOST_COMPARED}
                onTick={(isTicked) => tick(project.routingName, isTicked)}
              />
            ) : (
              <GoneRow key={entry[0]} entry={entry} isKept={isKept(entry)} />
            ),
          )}
        </div>
      </div>
      {shown.length > 0 && (
        <div className="shortlist-bar">
          <div className="wrap">
            <p aria-live="polite">
              {ticked.length < 2 ? (
                messages.tickMore
              ) : (
                <>
                  <b>{messages.toCompare(ticked.length)}</b>{' '}
                  <span className="muted">{messages.upTo(MOST_COMPARED)}</span>
                </>
              )}
            </p>
            <ButtonAnchor
              size="sm"
              variant="ghost"
              href={whatsAppAddress(messages.sent(linesOf(shown, ticked, publicUrl)))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={Share} size={18} /> {messages.sendList}
            </ButtonAnchor>
            <Button type="submit" size="sm" disabled={ticked.length < 2}>
              {messages.compareSideBySide} <Icon of={ArrowRight} size={18} />
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}

function linesOf(shown: readonly ShortlistProject[], ticked: readonly ShortlistProject[], publicUrl: string) {
  const lines = shown.map(({ name, address }) => `${name}: ${publicUrl}${address}`)
  if (ticked.length < 2) return lines
  const comparison = compareAddress(ticked.map(({ routingName }) => routingName))
  return [...lines, `${messages.sideBySide}: ${publicUrl}${comparison}`]
}
