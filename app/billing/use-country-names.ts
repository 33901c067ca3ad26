import { useEffect, useState } from 'react'
import { listCountries } from '#contract/content/content.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'

const HOME_COUNTRY = 'India'

export function useCountryNames() {
  const [names, setNames] = useState([HOME_COUNTRY])
  useEffect(() => {
    let isUnmounted = false
    void browserApi(listCountries).then((outcome) => {
      if (!isUnmounted && outcome.ok) setNames(outcome.data.map(({ name }) => name))
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return names
}
