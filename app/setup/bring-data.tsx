import { Building2, ChevronRight, Inbox, Mail, Newspaper, Signpost } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'

const IMPORTS = [
  { name: 'Projects', text: 'CSV, with pictures by folder', icon: Building2, screen: '/admin/projectdetails' },
  { name: 'Media', text: 'CSV of press, news and events', icon: Newspaper, screen: '/admin/newsevents' },
  { name: 'Enquiries', text: 'CSV from your CRM', icon: Inbox, screen: '/admin/contactus' },
  { name: 'Subscribers', text: 'CSV with proof of consent', icon: Mail, screen: '/admin/subscribe' },
  { name: 'Old addresses', text: 'CSV of redirects', icon: Signpost, screen: '/admin/company/addresses' },
]

/** `?import=1` opens the import dialog of the list screen. */
export function BringDataPanel() {
  return (
    <Panel title="Bring your data" lead="You see what will change before it does">
      <ul className="setup-imports">
        {IMPORTS.map(({ name, text, icon, screen }) => (
          <li key={screen}>
            <Link to={`${screen}?import=1`}>
              <Icon of={icon} size={18} />
              <span>
                {name}
                <small>{text}</small>
              </span>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
