import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { AriaLocale } from '../aria'
import { buttonClass } from './buttonClass'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import './Button.css'
import type { IconName } from '../media/icons'
import { menuClass, menuEntryClass, menuPopoverClass } from './menuClass'

/** An entry of the menu. */
export interface MenuEntry {
  id: string
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Marks the current item. */
  current?: boolean | undefined
  onAction: () => void
}

/** The props of `MenuButton`. */
export interface MenuButtonProps {
  /** Accessible name of the button and its menu, including the object. */
  label: string
  items: readonly MenuEntry[]
  /** Icon, when there is no label. */
  icon?: IconName | undefined
  /** Label, instead of an icon. */
  children?: ReactNode
  className?: string | undefined
}

/** A button that opens a menu of actions. */
export function MenuButton({
  label,
  items,
  icon = 'ellipsis-vertical',
  children,
  className,
}: MenuButtonProps) {
  const look = children ? buttonClass({ variant: 'secondary', size: 'sm' }) : 'btn-icon'
  return (
    <AriaLocale>
      <MenuTrigger>
        <AriaButton className={cx(look, className)} aria-label={label}>
          {children ?? <Icon name={icon} />}
        </AriaButton>
        <Popover className={menuPopoverClass} placement="bottom end">
          <Menu className={menuClass} aria-label={label}>
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.disabled ?? false}
                className={cx(
                  menuEntryClass,
                  item.danger &&
                    'not-data-disabled:text-danger [&_svg]:text-danger data-focused:bg-danger-soft',
                )}
                onAction={item.onAction}
              >
                {item.icon && <Icon name={item.icon} size="s" />}
                <span className="min-w-0 flex-1">{item.label}</span>
                {item.current && <Icon name="check" size="s" />}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  )
}
