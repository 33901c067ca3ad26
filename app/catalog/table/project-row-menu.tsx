import { Ellipsis, Eye, EyeOff, LayoutList, Pencil, Trash2 } from 'lucide'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { ListedProject } from '#contract/catalog/project-list.schema.ts'
import { IconButton } from '../../ui/action/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { editAddress, partsAddress } from '../manage-addresses.ts'

type Props = { project: ListedProject; onSwitch: () => void; onRemove: () => void }

export function ProjectRowMenu({ project, onSwitch, onRemove }: Props) {
  const label = `Actions for ${project.name}`
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={18} />} />}
      items={[
        { label: recordsMessages.edit, icon: <Icon of={Pencil} size={16} />, to: editAddress(project.id) },
        {
          label: catalogChangesMessages.details,
          icon: <Icon of={LayoutList} size={16} />,
          to: partsAddress(project.id),
        },
        project.isActive
          ? { label: catalogChangesMessages.deactivate, icon: <Icon of={EyeOff} size={16} />, onSelect: onSwitch }
          : { label: catalogChangesMessages.activate, icon: <Icon of={Eye} size={16} />, onSelect: onSwitch },
        {
          label: catalogChangesMessages.remove,
          icon: <Icon of={Trash2} size={16} />,
          onSelect: onRemove,
          isDanger: true,
        },
      ]}
    />
  )
}
