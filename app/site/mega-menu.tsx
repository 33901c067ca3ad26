import { type HTMLAttributes, type RefObject, useState } from 'react'
import { inSentence } from '#app/catalog/in-words.ts'
import { categoryAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { HOME_PROJECT_IMAGE } from '#contract/content/screen.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { TextLink } from '../ui/action/text-link.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { LongMenu } from './long-menu.tsx'
import type { MenuEntry, MenuLink } from './menu-order.ts'
import './mega-menu.css'
import { PageLink } from '../ui/action/page-link.tsx'

interface MegaMenuProps extends HTMLAttributes<HTMLDivElement> {
  entries: MenuEntry[]
  shown: number
  panel: RefObject<HTMLDivElement | null>
  onPoint: (index: number) => void
}

export function MegaMenu({ entries, shown, panel, onPoint, ...handlers }: MegaMenuProps) {
  return (
    <div ref={panel} id="mega-menu" className="mega" {...handlers}>
      <div className="wrap mega-grid" style={{ '--categories': entries.length }}>
        <ul className="mega-categories">
          {entries.map((entry, index) => (
            <li key={entry.name} className="mega-category" data-shown={index === shown || undefined}>
              <PageLink
                className="mega-category-link"
                to={entry.address}
                onPointerEnter={() => onPoint(index)}
                onFocus={() => onPoint(index)}
              >
                {entry.name}
                <small>{entry.isComingSoon ? catalogMessages.comingSoonInMenu : projectCount(entry.count)}</small>
              </PageLink>
              <MegaSheet entry={entry} />
            </li>
          ))}
        </ul>
        <p className="label mega-completed">
          Looking for a delivered building? See{' '}
          <PageLink className="link" to={categoryAddress(CATEGORY_NAME.completed)}>
            Completed projects
          </PageLink>
          .
        </p>
      </div>
    </div>
  )
}

function MegaSheet({ entry }: { entry: MenuEntry }) {
  const [pointedAt, setPointedAt] = useState(entry.projects[0])
  const link = (project: MenuLink) => (
    <li key={project.address}>
      <PageLink
        className="mega-project"
        to={project.address}
        // All projects share a route, so the router only needs to discover one of these links.
        discover={project === entry.projects[0] ? 'render' : 'none'}
        data-pointed={project === pointedAt || undefined}
        onPointerEnter={() => setPointedAt(project)}
        onFocus={() => setPointedAt(project)}
      >
        <b>{project.label}</b>
        <span className="label">{[project.type, project.city].filter(Boolean).join(', ')}</span>
      </PageLink>
    </li>
  )

  return (
    <div className="mega-sheet">
      <div>
        <ul className="mega-projects" data-long={entry.count > entry.projects.length || undefined}>
          {entry.projects.map(link)}
          <LongMenu entry={entry} className="mega-more">
            {link}
          </LongMenu>
        </ul>
        <TextLink className="mega-all" to={entry.address}>
          {catalogMessages.allProjects(entry.countOnListPage, `${inSentence(entry.name)} `)}
        </TextLink>
      </div>
      {pointedAt && (
        <figure className="mega-picture">
          <div className="picture-frame">
            <Picture
              key={pointedAt.address}
              src={entry.isComingSoon ? null : assetAddress(UPLOAD_FOLDER.images, pointedAt.image)}
              alt=""
              width={HOME_PROJECT_IMAGE.width * 2}
              height={HOME_PROJECT_IMAGE.height * 2}
              sizes="380px"
            />
          </div>
          <figcaption className="label">
            {pointedAt.label}, {pointedAt.city}
          </figcaption>
        </figure>
      )}
    </div>
  )
}

function projectCount(count: number) {
  return count === 1 ? '1 project' : `${count} projects`
}
