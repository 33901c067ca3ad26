import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide'
import { useContext, useEffect, useRef, useState } from 'react'
import { checkPageAddress, type ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { addressOf } from '#contract/content/page-address.ts'
import { ADDRESS_PATTERN, PAGE_LIMIT, PAGE_PLACES, type PagePlace } from '#contract/content/site-pages.constants.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { callOptions } from '../../lib/use-call.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { FieldErrorsContext } from '../../ui/form/field-errors.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pageLabels } from './page-labels.ts'
import { PictureFile } from './picture-field.tsx'

interface PageSettingsProps {
  page: ManagedPage
  change: (update: (before: ManagedPage) => ManagedPage) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function PageSettings({ page, change, isOpen, onOpen }: PageSettingsProps) {
  const set = (changed: Partial<ManagedPage>) => change((before) => ({ ...before, ...changed }))
  const isFurther = page.kind === 'further'
  const text = (name: 'title' | 'titleEmphasis' | 'name' | 'description') => ({
    label: pageLabels.field[name],
    name,
    defaultValue: page[name] ?? '',
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ [name]: value === '' && name !== 'name' ? null : value }),
  })

  return (
    <section className={`page-part ${isOpen ? 'page-part-open' : ''}`} aria-label={pageLabels.settings}>
      <div className="page-part-head">
        <span className="page-part-handle">
          <Icon of={SlidersHorizontal} size={16} />
        </span>
        <p>
          <b>{pageLabels.settings}</b> {page.address !== null && <span className="muted">/{page.address}</span>}
        </p>
        <div className="page-part-acts">
          <IconButton
            label={pageLabels.edit(pageLabels.settings)}
            icon={<Icon of={isOpen ? ChevronUp : ChevronDown} size={17} />}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          />
        </div>
      </div>
      {/* Stays mounted, because unmounting would abort an upload. */}
      <div className="page-part-fields" hidden={!isOpen}>
        <TextField {...text('name')} hint={pageLabels.hint.name} />
        <TextField {...text('title')} />
        <TextField {...text('titleEmphasis')} hint={pageLabels.hint.titleEmphasis} isOptional />
        {isFurther && <AddressField page={page} onChange={(address) => set({ address })} />}
        <TextAreaField
          {...text('description')}
          hint={pageLabels.hint.description(page.description?.length ?? 0, PAGE_LIMIT.description)}
          isOptional
          rows={3}
        />
        <PictureFile
          label={pageLabels.field.sharePicture}
          hint={pageLabels.hint.sharePicture}
          name="sharePicture"
          isOptional
          file={page.sharePicture ?? ''}
          onChange={(sharePicture) => set({ sharePicture })}
        />
        {isFurther && (
          <>
            <SelectField
              label={pageLabels.field.place}
              name="place"
              defaultValue={page.place}
              options={PAGE_PLACES.map((value) => ({ value, label: pageLabels.placeName[value] }))}
              onChange={({ currentTarget }) => set({ place: currentTarget.value as PagePlace })}
            />
            <CheckboxField
              label={pageLabels.field.hidden}
              name="hidden"
              isOptional
              defaultChecked={page.hidden}
              onChange={({ currentTarget }) => set({ hidden: currentTarget.checked })}
            />
          </>
        )}
      </div>
    </section>
  )
}

const CHECK_DELAY_MS = 300

/**
 * Returns which page has the typed address, and free alternatives. Null until the response has arrived, and for an
 * address that is invalid or cannot be changed.
 */
export function useAddressCheck({ id, kind, address, title }: ManagedPage) {
  const wanted = (address ?? '').trim().replace(/^\//, '').toLowerCase()
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isPlaceholderData } = useQuery({
    ...callOptions<typeof checkPageAddress>([checkPageAddress, { body: { id, address: asked, title } }]),
    enabled: kind === 'further' && ADDRESS_PATTERN.test(asked) && asked.length <= PAGE_LIMIT.address,
  })
  return data && !isPlaceholderData && data.address === wanted ? data : null
}

function AddressField({ page, onChange }: { page: ManagedPage; onChange: (address: string | null) => void }) {
  // The address of a new page is derived from its name until one is typed or selected.
  const [isOwn, setOwn] = useState(page.id !== NEW_RECORD_ID || page.address !== null)
  const [round, setRound] = useState(0)
  const answer = useContext(FieldErrorsContext)
  /** The errors of the save before the address was replaced; a new input would show them for the new address. */
  const [outdated, setOutdated] = useState<typeof answer>()
  const proposed = addressOf(page.name) || null
  const check = useAddressCheck(page)
  const taken = check?.owner ? pageLabels.taken(check.address, check.owner) : undefined
  const place = useRef<HTMLDivElement>(null)
  const focus = useFocusFallback(() => place.current?.querySelector('input'))

  useEffect(() => {
    if (!isOwn && page.address !== proposed) show(proposed)
  })

  /** Mounts a new input, because an uncontrolled one would not show an address that was not typed. */
  function show(address: string | null) {
    setRound((before) => before + 1)
    setOutdated(answer)
    onChange(address)
  }

  return (
    <div ref={place} className="page-address" {...focus}>
      <TextField
        key={round}
        label={pageLabels.field.address}
        name="address"
        before={`${location.host}/`}
        defaultValue={page.address ?? ''}
        error={taken ?? (answer !== undefined && answer === outdated ? null : undefined)}
        onInput={({ currentTarget: { value } }) => {
          setOwn(true)
          onChange(value === '' ? null : value)
        }}
      />
      {check && taken && (
        <p>
          {check.free.map((address) => (
            <button
              key={address}
              type="button"
              className="page-link"
              aria-label={pageLabels.use(address)}
              onClick={() => {
                setOwn(true)
                show(address)
              }}
            >
              /{address}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
