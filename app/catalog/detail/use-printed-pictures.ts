import { useEffect } from 'react'

const PRINTED = '.plan-drawing img, .price-sheet img'

/** Loads the pictures of hidden tabs before printing. They are lazy and would be blank on paper. */
export function usePrintedPictures() {
  useEffect(() => {
    function load() {
      for (const image of document.querySelectorAll<HTMLImageElement>(PRINTED)) image.loading = 'eager'
    }
    addEventListener('beforeprint', load)
    return () => removeEventListener('beforeprint', load)
  }, [])
}
