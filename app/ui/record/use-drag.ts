import { type DragEvent, useState } from 'react'

interface DragOptions<Id> {
  drop: (id: Id, onto: Id) => unknown
  canDrop: (id: Id, onto: Id) => boolean
}

/** Pointer drag and drop between items; needs an alternative for keyboard and touch. */
export function useDrag<Id extends number | string>({ drop, canDrop }: DragOptions<Id>) {
  const [dragged, setDragged] = useState<Id | null>(null)
  const [over, setOver] = useState<Id | null>(null)

  function end() {
    setDragged(null)
    setOver(null)
  }

  return {
    dragged,
    isOver: (id: Id) => over === id,
    /** Returns props for the drag handle. `picture` returns the drag image if it is not the handle itself. */
    handle: (id: Id, picture?: (handle: HTMLElement) => Element | null) => ({
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
    onDragOver(event: DragEvent, id: Id) {
      const isTarget = dragged !== null && canDrop(dragged, id)
      if (isTarget) event.preventDefault()
      setOver(isTarget ? id : null)
    },
    onDrop(event: DragEvent, id: Id) {
      if (dragged === null || !canDrop(dragged, id)) return
      event.preventDefault()
      drop(dragged, id)
      end()
    },
  }
}
