import { type DragEvent, useState } from 'react'

interface DragOptions {
  drop: (id: number, onto: number) => unknown
  canDrop: (id: number, onto: number) => boolean
}

/** Pointer drag and drop between items. Provide an alternative for keyboard and touch. */
export function useDrag({ drop, canDrop }: DragOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)

  function end() {
    setDragged(null)
    setOver(null)
  }

  return {
    isOver: (id: number) => over === id,
    /** Spread on the drag handle. `picture` returns the drag image where it is not the handle itself. */
    handle: (id: number, picture?: (handle: HTMLElement) => Element | null) => ({
      draggable: true,
      onDragStart(event: DragEvent<HTMLElement>) {
        const dragImage = picture?.(event.currentTarget)
        if (dragImage) event.dataTransfer.setDragImage(dragImage, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(id))
        setDragged(id)
      },
      onDragEnd: end,
    }),
    /** For drop targets; the browser's cursor shows where dropping is not possible. */
    onDragOver(event: DragEvent, id: number) {
      const isTarget = dragged !== null && canDrop(dragged, id)
      if (isTarget) event.preventDefault()
      setOver(isTarget ? id : null)
    },
    onDrop(event: DragEvent, id: number) {
      if (dragged === null || !canDrop(dragged, id)) return
      event.preventDefault()
      drop(dragged, id)
      end()
    },
  }
}
