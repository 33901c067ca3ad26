import { useEffect } from 'react'

const PRINTED =
  ':is(.registration, .project-homes, .progress-photographs, .plan-drawing, .price-sheet) img[loading=lazy]'

/** Loads the lazy images when printing starts, because they would be missing on paper. */
export function usePrintedPictures() {
  useEffect(() => {
    function load() {
      for (const image of document.querySelectorAll<HTMLImageElement>(PRINTED)) image.loading = 'eager'
    }
    addEventListener('beforeprint', load)
    return () => removeEventListener('beforeprint', load)
  }, [])
}
