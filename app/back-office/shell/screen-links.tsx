import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { MORE_SCREENS, SCREENS, type Screen } from './screens.ts'
import './screen-links.css'

/** The screens of the back office, in two groups. Small, only their icons are seen. */
export function ScreenLinks({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <nav className="screen-links" aria-label="Screens" data-small={isSmall || undefined}>
      {[SCREENS, MORE_SCREENS].map((screens) => (
        <ul key={screens[0]?.url}>
          {screens.map((screen) => (
            <li key={screen.url}>
              <ScreenLink screen={screen} isSmall={isSmall} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function ScreenLink({ screen: { name, url, icon }, isSmall }: { screen: Screen; isSmall: boolean }) {
  const isHere = useLocation().pathname === url
  const link = (
    <Link
      to={url}
      className="screen-link"
      aria-current={isHere ? 'page' : undefined}
      aria-label={isSmall ? name : undefined}
    >
      <Icon of={icon} size={18} />
      {!isSmall && <span>{name}</span>}
    </Link>
  )
  return isSmall ? <Tooltip text={name}>{link}</Tooltip> : link
}
