const APRIL = 4

/** The Indian financial year of a moment, from April to March, such as 2026-27. */
export function financialYear(moment: Date) {
  const [year = 0, month = 0] = inIndia.format(moment).split('-').map(Number)
  const first = month >= APRIL ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

const inIndia = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' })
