import { useId } from 'react'
import { initialFocus } from '../../ui/overlay/dialog.tsx'
import type { HourChoiceState } from './use-hour-choice.ts'
import { visitsTexts } from './visits-texts.ts'
import { slotInWords } from './week.ts'
import './hour-choice.css'

export function HourChoice({ choice }: { choice: HourChoiceState }) {
  const { day, setDay, setTimeSlot, days, options, isMissing } = choice
  const faultId = useId()
  return (
    <div className="hour-choice">
      <label>
        {visitsTexts.newDay}
        <input type="date" value={day} {...days} onChange={(event) => setDay(event.target.value)} {...initialFocus} />
      </label>
      <fieldset aria-describedby={isMissing ? faultId : undefined}>
        <legend>{visitsTexts.newHour}</legend>
        {options.map(({ slot, refusal, isChosen, isDisabled }) => (
          <label key={slot} data-refused={refusal !== null || undefined}>
            <input
              type="radio"
              name="timeSlot"
              value={slot}
              checked={isChosen}
              disabled={isDisabled}
              onChange={() => setTimeSlot(slot)}
            />
            <span>{slotInWords(slot)}</span>
            {refusal !== null && <small>{refusal}</small>}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p id={faultId} className="hour-choice-fault" role="alert">
          {visitsTexts.hourRequired}
        </p>
      )}
    </div>
  )
}
