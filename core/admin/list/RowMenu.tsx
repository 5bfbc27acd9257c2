import { useGo } from '../../routing/useGo'
import { useRoute } from '../../routing/useRoute'
import { MenuButton, type MenuEntry } from '../../ui/MenuButton'
import type { Actions } from '../actions/useActions'
import { idOf, nameOf, type AdminEntity, type AdminRecord } from '../entity'
import { recordPath, type AdminSection } from '../section'
import { useAdminText } from '../texts'

interface Props {
  section: AdminSection
  entity: AdminEntity
  record: AdminRecord
  actions: Actions
  onDelete: (record: { id: string; name: string }) => void
}

/** What can be done with a record of a list; nothing where the section offers nothing. */
export function RowMenu(props: Props) {
  const t = useAdminText()
  const { entity, record } = props
  const items = useEntries(props)
  const name = nameOf(entity, record)
  return items.length > 0 && <MenuButton label={t('ADMIN.LIST.ACTIONS', { name })} items={items} />
}

function useEntries({ section, entity, record, actions, onDelete }: Props): MenuEntry[] {
  const t = useAdminText()
  const go = useGo()
  const { id: route } = useRoute()
  const { can = {}, recordLinks = [], rowActions = [] } = entity
  const id = idOf(entity, record)
  const opens = (to: string) => () => go(route, { params: { '*': to } })
  const form = can.edit === false ? undefined : recordPath(section, id)
  const edit: MenuEntry[] =
    form === undefined
      ? []
      : [{ id: 'edit', icon: 'pencil', label: t('ADMIN.LIST.EDIT'), onAction: opens(form) }]
  const links = recordLinks.map(({ id: link, icon, label, to }) => ({
    id: link,
    icon,
    label: t(label),
    onAction: opens(to(id)),
  }))
  const others = rowActions
    .filter(({ when }) => when?.(record) ?? true)
    .map((action) => ({
      id: action.id,
      icon: action.icon,
      label: t(action.label),
      danger: action.danger,
      onAction: () => actions.start(action, [record]),
    }))
  const remove: MenuEntry = {
    id: 'delete',
    icon: 'trash-2',
    danger: true,
    label: t('ADMIN.DELETE.ACTION'),
    onAction: () => onDelete({ id, name: nameOf(entity, record) }),
  }
  return [...edit, ...links, ...others, ...(can.delete === false ? [] : [remove])]
}
