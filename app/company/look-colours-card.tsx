import { ArrowRight, Check } from 'lucide'
import { type CSSProperties, Fragment, type ReactNode, useId } from 'react'
import { COLOUR_FIELDS, type ColourField, PALETTES } from '#contract/company/look.constants.ts'
import { lookMessages } from '#contract/company/look.messages.ts'
import { type ColourFault, LEAST_CONTRAST } from '#contract/company/look-colours.ts'
import { Button } from '../ui/action/button.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import {
  type ColourCheck,
  type ContrastNote,
  colourIn,
  contrastNote,
  LOOK_LABELS,
  type LookValues,
  paletteOf,
  TOO_FAINT,
} from './look-values.ts'

interface CardProps {
  values: LookValues
  onChange: (changed: Partial<LookValues>) => void
}

export function PaletteCard({ values, onChange }: CardProps) {
  return (
    <Panel title={LOOK_LABELS.palette} lead="Ground, ink, accent and dark ground, drawn together">
      <div className="look-palettes" role="radiogroup" aria-label={LOOK_LABELS.palette}>
        {PALETTES.map(({ id, name, ground, ink, accent }) => (
          <label
            key={id}
            className="look-palette"
            style={{ '--g': ground, '--i': ink, '--a': accent } as CSSProperties}
          >
            <input
              className="choice-input"
              type="radio"
              name="palette"
              value={id}
              checked={values.palette === id}
              // The checked palette fires no change event, but a click on it must replace custom colours.
              onClick={() => onChange({ palette: id, colours: null })}
              onChange={() => onChange({ palette: id, colours: null })}
            />
            <span className="look-swatch" aria-hidden="true">
              Aa
            </span>
            <span className="look-palette-name">
              {name}
              <Icon of={Check} size={14} />
            </span>
          </label>
        ))}
      </div>
    </Panel>
  )
}

export function ColoursCard({ values, check, onChange }: CardProps & { check: ColourCheck }) {
  const { colours, palette } = values
  const { name, ground, ink, accent } = paletteOf(palette)
  const set = (field: ColourField, colour: string) => colours && onChange({ colours: { ...colours, [field]: colour } })

  return (
    <Panel
      title={LOOK_LABELS.colours}
      actions={
        <Switch
          label={LOOK_LABELS.colours}
          isLabelHidden
          isOn={colours !== null}
          onChange={(isOn) => onChange({ colours: isOn ? { ground, ink, accent } : null })}
        />
      }
    >
      {colours === null ? (
        <p className="muted">Off: the site uses {name}. Own colours start from it.</p>
      ) : (
        <>
          {COLOUR_FIELDS.map((field) => (
            <ColourRow
              key={field}
              field={field}
              text={colours[field]}
              note={contrastNote(field, check)}
              isFaulty={check.faults.some((fault) => fault.field === field)}
              onChange={(colour) => set(field, colour)}
            />
          ))}
          {check.faults.map((fault) => (
            <Refusal key={fault.field} fault={fault}>
              <Button onClick={() => set(fault.field, fault.nearest)}>Use {fault.nearest.toUpperCase()}</Button>
              <Button variant="line" onClick={() => onChange({ colours: null })}>
                Back to {name}
              </Button>
            </Refusal>
          ))}
          <p className="look-note">Text needs {LEAST_CONTRAST}:1. The preview keeps the last colours that pass.</p>
        </>
      )}
    </Panel>
  )
}

interface ColourRowProps {
  field: ColourField
  text: string
  note: ContrastNote | null
  /** Whether this colour makes a contrast pair fail. */
  isFaulty: boolean
  onChange: (colour: string) => void
}

function ColourRow({ field, text, note, isFaulty, onChange }: ColourRowProps) {
  const id = useId()
  const label = lookMessages.colour[field]
  const colour = colourIn(text)
  const isInvalid = isFaulty || colour === null
  return (
    <div className="look-colour" data-status={isInvalid ? 'invalid' : undefined}>
      <input
        className="look-pick"
        type="color"
        aria-label={`Pick: ${label}`}
        value={colour ?? '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p className="look-ratio" id={`${id}-note`} data-fails={colour === null || note?.isTooFaint || undefined}>
          {colour === null ? lookMessages.colourInvalid : note?.text}
        </p>
      </div>
      <div className="field-box">
        <input
          id={id}
          className="field-control look-hex"
          name={field}
          value={text}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}

const SAMPLES: Record<ColourField, string> = {
  ground: 'Please check this field',
  ink: 'Every room, every plan',
  accent: 'View all projects',
}

function Refusal({ fault, children }: { fault: ColourFault; children: ReactNode }) {
  const { field, text, on, ratio, nearest } = fault
  const fixed = passingPair(fault)
  const sides = [
    { text, on, note: `${lookMessages.ratio(ratio)}, ${TOO_FAINT} to read` },
    { ...fixed, note: `${nearest.toUpperCase()}, nearest that passes` },
  ]
  return (
    <fieldset className="look-refusal" aria-label={`${lookMessages.colour[field]} is too faint`}>
      <div className="look-sides">
        {sides.map((side, at) => (
          <Fragment key={side.note}>
            {at > 0 && <Icon of={ArrowRight} size={18} className="look-arrow" />}
            <div style={{ background: side.on }}>
              <b style={{ color: side.text }} aria-hidden="true">
                {SAMPLES[field]}
              </b>
              <small>{side.note}</small>
            </div>
          </Fragment>
        ))}
      </div>
      <div className="look-acts">{children}</div>
    </fieldset>
  )
}

function passingPair({ field, text, on, nearest }: ColourFault) {
  return field === 'ground' ? { text, on: nearest } : { text: nearest, on }
}
