import { Ellipsis, Eye, EyeOff, LayoutList, Pencil, Trash2 } from 'lucide-react'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import { say as contentSay } from '#contract/content/content.messages.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { editAddress, partsAddress } from './manage-addresses.ts'

type Props = { project: ListedProject; onSwitch: () => void; onRemove: () => void }

export function ProjectRowMenu({ project, onSwitch, onRemove }: Props) {
  const label = `Actions for ${project.name}`
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis size={18} />} />}
      items={[
        { label: contentSay.edit, icon: <Pencil size={16} />, to: editAddress(project.id) },
        { label: say.details, icon: <LayoutList size={16} />, to: partsAddress(project.id) },
        project.isActive
          ? { label: say.deactivate, icon: <EyeOff size={16} />, onSelect: onSwitch }
          : { label: say.activate, icon: <Eye size={16} />, onSelect: onSwitch },
        { label: say.remove, icon: <Trash2 size={16} />, onSelect: onRemove, isDanger: true },
      ]}
    />
  )
}
