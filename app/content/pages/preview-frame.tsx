import { Monitor, Smartphone } from 'lucide'
import { useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { getCompany } from '#contract/company/company.endpoints.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { PagePreviewContext } from '../../lib/page-preview.ts'
import { shownLook, type Theme } from '../../lib/theme.ts'
import { useCall } from '../../lib/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageLabels } from './page-labels.ts'

const WIDTHS = [
  { width: 1440, icon: Monitor },
  { width: 390, icon: Smartphone },
] as const

interface PreviewProps {
  page: ManagedPage
  openPart: string | null
  onOpen: (part: string) => void
  status: string
  startWidth?: 1440 | 390
}

export function Preview({ status, startWidth = 1440, ...shown }: PreviewProps) {
  const [width, setWidth] = useState<number>(startWidth)
  return (
    <section className="page-preview" aria-label={pageLabels.preview}>
      <div className="page-preview-head">
        <b className="page-preview-title">{pageLabels.preview}</b>
        <span className="muted">{status}</span>
        <fieldset className="page-widths">
          <legend className="sr-only">{pageLabels.widths}</legend>
          {WIDTHS.map((one) => (
            <button
              key={one.width}
              type="button"
              aria-pressed={width === one.width}
              onClick={() => setWidth(one.width)}
            >
              <Icon of={one.icon} size={15} /> {one.width}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewFrame {...shown} width={width} />
    </section>
  )
}

/** The preview is in an iframe, so that media queries use the selected width. */
function PreviewFrame({ page, openPart, onOpen, width }: Omit<PreviewProps, 'status'> & { width: number }) {
  const preview = useContext(PagePreviewContext)
  const company = useCall(getCompany).data
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])

  // Some browsers replace the initial document of an iframe when it has loaded, so its body is read again then.
  function prepare() {
    const inner = frame.current?.contentDocument
    if (inner) setBody(inner.body)
  }
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (inner) setBody(inner.body)
  }, [])
  useEffect(() => (body ? copyStyles(body.ownerDocument) : undefined), [body])
  useEffect(() => {
    if (body && company) setTheme(body.ownerDocument, shownLook(company.look).theme)
  }, [body, company])

  useEffect(() => {
    const part = openPart && body?.querySelector(`[data-preview-part="${CSS.escape(openPart)}"]`)
    if (part) scrollInFrame(part)
  }, [openPart, body])

  const scale = Math.min(1, size.width / width) || 1
  return (
    <div ref={box} className="page-preview-box">
      <iframe
        ref={frame}
        title={pageLabels.preview}
        onLoad={prepare}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
      {body && preview && createPortal(<preview.Page page={page} openPart={openPart} onOpen={onOpen} />, body)}
    </div>
  )
}

/**
 * Centres the part, or shows its beginning if it is taller. `scrollIntoView` would also scroll the editor around it.
 */
function scrollInFrame(part: Element) {
  const inner = part.ownerDocument.defaultView
  if (!inner) return
  const { top, height } = part.getBoundingClientRect()
  inner.scrollBy({ top: top - Math.max(0, (inner.innerHeight - height) / 2) })
}

/** Applies the company's theme. `copyStyles` does not copy it, because the back office has the default theme. */
function setTheme({ documentElement: { style } }: Document, theme: Theme = {}) {
  style.cssText = ''
  for (const [name, value] of Object.entries(theme)) style.setProperty(name, value)
}

/** Also copies styles that are added to this document later. */
function copyStyles(inner: Document) {
  inner.documentElement.lang = document.documentElement.lang
  inner.documentElement.classList.add('page-preview-document')
  const copies = new Map<Node, Node>()
  function copy() {
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(style)) continue
      const clone = inner.importNode(style, true)
      copies.set(style, clone)
      inner.head.append(clone)
    }
  }
  copy()
  const watch = new MutationObserver(copy)
  watch.observe(document.head, { childList: true, subtree: true })
  return () => watch.disconnect()
}
