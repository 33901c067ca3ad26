import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Outlet } from 'react-router'
import * as z from 'zod/mini'
import { nameOfPart, pageLabels } from '#app/content/pages/page-labels.ts'
import { loadChoices } from '#app/enquiries/load-choices.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { type PagePreview, PagePreviewContext } from '../lib/page-preview.ts'
import { callOptions, useCall } from '../lib/use-call.ts'
import { PageBlocks } from './blocks/page-blocks.tsx'
import { HomeSections } from './home/home-sections.tsx'
import { homeView, slideOf } from './home/home-view.ts'
import { PlaybackProvider } from './home/playback.tsx'
import { cardOf } from './home/shown-at-home.ts'
import { loadMenu } from './load-menu.ts'
import { addressOfPicture } from './page-picture.tsx'
import { SiteHeader } from './site-header.tsx'
import { SitePageView } from './site-page-view.tsx'
import './home/home.css'
import './site-layout.css'

export default function PagePreviewLayout() {
  return (
    <PagePreviewContext value={PREVIEW}>
      <Outlet />
    </PagePreviewContext>
  )
}

const PREVIEW: PagePreview = { Page: PreviewPage, bundledSrc: addressOfPicture }

interface PreviewPageProps {
  page: ManagedPage
  openPart: string | null
  onOpen: (part: string) => void
}

function PreviewPage(props: PreviewPageProps) {
  const { data: links } = useQuery({ queryKey: ['menu of the site'], queryFn: () => loadMenu(browserApi) })
  const isHome = props.page.kind === 'home'
  return (
    <PlaybackProvider>
      <div className="site">
        <div inert>
          <SiteHeader
            menu={links?.menu ?? null}
            pages={links?.pages.filter(({ place }) => place === 'menu') ?? []}
            isOverPicture={isHome}
          />
        </div>
        {isHome ? <PreviewHome {...props} /> : <PreviewBlocks {...props} />}
      </div>
    </PlaybackProvider>
  )
}

function PreviewHome({ page, openPart, onOpen }: PreviewPageProps) {
  const lists = useCall(getHomePage, { query: { view: 'page' } })
  const chosenOf = useChosenProjects(page)
  const view = lists.data ? homeView(lists.data) : null
  return page.sections.filter(isInPage).map((section) => (
    <PreviewPart
      key={section.kind}
      id={section.kind}
      name={nameOfPart(section)}
      {...{ openPart, onOpen }}
      schema={HomeSection}
      part={section}
    >
      {(shown) => {
        const slides = shown.kind === 'hero' ? chosenOf(shown.projectIds).map(slideOf) : []
        return <HomeSections sections={[shown]} home={view && slides.length > 0 ? { ...view, slides } : view} />
      }}
    </PreviewPart>
  ))
}

/** The dialogs of the home page would cover the preview. */
function isInPage({ kind, hidden }: HomeSection) {
  return !hidden && kind !== 'disclaimer' && kind !== 'popup'
}

function PreviewBlocks({ page, openPart, onOpen }: PreviewPageProps) {
  const chosenOf = useChosenProjects(page)
  const { data: choices = null } = useQuery({
    queryKey: ['choices of the enquiry form'],
    queryFn: () => loadChoices(browserApi, null),
    enabled: page.blocks.some(({ kind }) => kind === 'enquiry'),
  })
  return (
    <>
      <PreviewPart id="settings" name={pageLabels.settings} {...{ openPart, onOpen }} schema={null} part={page}>
        {() => <SitePageView page={{ ...page, blocks: [] }} projects={[]} choices={null} sharePicture={null} />}
      </PreviewPart>
      {page.blocks
        .filter(({ hidden }) => !hidden)
        .map((block) => (
          <PreviewPart
            key={block.id}
            id={block.id}
            name={nameOfPart(block)}
            {...{ openPart, onOpen }}
            schema={PageBlock}
            part={block}
          >
            {(shown) => (
              <PageBlocks
                page={{ ...page, blocks: [shown] }}
                projects={shown.kind === 'projects' ? chosenOf(shown.projectIds).map(cardOf) : []}
                choices={choices}
              />
            )}
          </PreviewPart>
        ))}
    </>
  )
}

/** Returns a function that finds visible projects by id. They are only loaded if the page refers to any. */
function useChosenProjects({ sections, blocks }: ManagedPage) {
  const isNamed = [...sections, ...blocks].some((part) => 'projectIds' in part && part.projectIds.length > 0)
  const { data } = useQuery({ ...callOptions<typeof getHomePage>([getHomePage]), enabled: isNamed })
  return (ids: readonly number[]) => ids.flatMap((id) => data?.projects.filter((project) => project.id === id) ?? [])
}

interface PreviewPartProps<Part> {
  id: string
  /** Shown at the outline of the open part. */
  name: string
  openPart: string | null
  onOpen: (part: string) => void
  schema: z.ZodMiniType<Part> | null
  part: Part
  children: (part: Part) => ReactNode
}

/** Renders the last valid state of a section or block, because components expect complete values. */
function PreviewPart<Part>({ id, name, openPart, onOpen, schema, part, children }: PreviewPartProps<Part>) {
  const complete = useRef<Part | null>(null)
  if (schema === null || z.safeDecode(schema, part as never).success) complete.current = part
  return (
    // The list beside the preview opens the same part by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div data-preview-part={id} data-name={name} data-open={openPart === id || undefined} onClick={() => onOpen(id)}>
      <div inert>{complete.current !== null && children(complete.current)}</div>
    </div>
  )
}
