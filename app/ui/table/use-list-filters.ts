import { useEffect } from 'react'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { useAddressParams } from './use-address-params.ts'

/** Whether a value from the URL is valid for the filter. */
type Offers = (value: string) => boolean

/**
 * Stores a list's filters in the URL, like its search. A new choice opens the first page and adds a history entry. A
 * choice that the list does not offer, as in an old link, is ignored and removed from the URL.
 */
export function useListFilters<const Name extends string>(offered: Record<Name, Offers>) {
  const [params, changeParams] = useAddressParams()
  const names = Object.keys(offered) as Name[]
  const filters = readFilters(params, offered)
  const isUnclean = names.some((name) => params.has(name) && filters[name] === '')

  useEffect(() => {
    if (isUnclean) changeParams((before) => writeFilters(before, readFilters(before, offered)), { replace: true })
  })

  function change(choices: Partial<Record<Name, string>>) {
    // Changing a date that is already set replaces the history entry, because its year is typed digit by digit.
    const isTyping = names.every((name) => !choices[name] || (offered[name] === isCalendarDay && filters[name] !== ''))
    const isCleared = Object.values(choices).some((choice) => choice === '')
    changeParams(
      (before) => {
        const next = writeFilters(before, choices)
        next.delete('page')
        return next
      },
      { replace: isTyping && !isCleared },
    )
  }

  return [filters, change] as const
}

export function readFilters<Name extends string>(params: URLSearchParams, offered: Record<Name, Offers>) {
  const choices = Object.entries<Offers>(offered).map(([name, offers]) => {
    const choice = params.get(name) ?? ''
    return [name, choice !== '' && offers(choice) ? choice : '']
  })
  return Object.fromEntries(choices) as Record<Name, string>
}

/**
 * Accepts text that the API accepts: up to this length, and without the null character, which the database cannot
 * store.
 */
export function upTo(length: number): Offers {
  return (value) => value.length <= length && !value.includes('\0')
}

/** Until the choices have loaded, any name is accepted. */
export function oneOf(choices: readonly string[] | undefined): Offers {
  return (value) => choices?.includes(value) ?? upTo(LENGTH.name)(value)
}

function writeFilters(params: URLSearchParams, choices: Partial<Record<string, string>>) {
  const next = new URLSearchParams(params)
  for (const [name, choice] of Object.entries(choices)) {
    if (choice) next.set(name, choice)
    else next.delete(name)
  }
  return next
}
