import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 599px)'

export function useIsPhone() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
