import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import type { MenuEntry } from '@portico/core/ui/actions/MenuButton'
import { menuClass, menuEntryClass } from '@portico/core/ui/actions/menuClass'
import type { Actions } from '../../actions/useActions'
import { recordId, canDelete, recordName, type AdminEntity, type AdminRecord } from '../../entity'
import { recordPath, type AdminSection } from '../../section'
import { useAdminText } from '../../texts'
import { useRecordLinks } from '../../useRecordLinks'
import { listRouteState, type ListState } from '../listState'
import { useOffered } from '../../useOffered'
import { AnchoredPopover } from '../AnchoredPopover'

interface Props {
  section: AdminSection
  entity: AdminEntity
  record: AdminRecord
  state: ListState
  /** The menu opens at this element, and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>
  actions: Actions
  onDelete: (record: { id: string; name: string }) => void
  onClose: () => void
}

/** The menu of a row. The table has one for all rows: a hundred menus would slow down its first frame. */
export function RowMenu(props: Props) {
  const t = useAdminText()
  const { entity, record, anchor, onClose } = props
  const items = useEntries(props)
  const label = t('ADMIN.LIST.ACTIONS', { name: recordName(entity, record) })
  return (
    <AnchoredPopover label={label} anchor={anchor} onClose={onClose} align="end">
      <Menu
        className={menuClass}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
        autoFocus="first"
        aria-label={label}
        onClose={onClose}
      >
        {items.map(({ id, icon, label, danger, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={label}
            className={cx(
              menuEntryClass,
              danger && 'not-data-disabled:text-danger [&_svg]:text-danger data-focused:bg-danger-soft',
            )}
            onAction={onAction}
          >
            {icon && <Icon name={icon} size="s" />}
            <span className="flex-1 min-w-0">{label}</span>
          </MenuItem>
        ))}
      </Menu>
    </AnchoredPopover>
  )
}

function useEntries({ section, entity, record, state, actions, onDelete }: Props): MenuEntry[] {
  const t = useAdminText()
  const go = useGo()
  const { id: route } = useRoute()
  const { can = {}, rowActions = [] } = entity
  const recordLinks = useRecordLinks(entity)
  const id = recordId(entity, record)
  const opens = (to: string) => () => go(route, { params: { '*': to }, state: listRouteState(state) })
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
  const others = useOffered(rowActions)
    .filter((action) => action.when?.(record) ?? true)
    .map((action) => ({
      id: action.id,
      icon: action.icon,
      label: t(action.label),
      danger: action.danger,
      onAction: () => void actions.start(action, [record]),
    }))
  const remove: MenuEntry = {
    id: 'delete',
    icon: 'trash-2',
    danger: true,
    label: t('ADMIN.DELETE.ACTION'),
    onAction: () => onDelete({ id, name: recordName(entity, record) }),
  }
  return [...edit, ...links, ...others, ...(canDelete(entity, record) ? [remove] : [])]
}
