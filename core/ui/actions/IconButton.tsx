import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import './IconButton.css'
import type { IconName } from '../media/icons'

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** Accessible name, including the object: "Acciones de Cardiología". */
  label: string
  size?: 's' | 'm' | undefined
}

/** An icon-only button, 44 px: for close, action menus, arrows, show password and downloads in a row. */
export function IconButton({ icon, label, size = 'm', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx('btn-icon', className)} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  )
}
