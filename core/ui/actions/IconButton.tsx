import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import './Button.css'
import type { IconName } from '../media/icons'

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** Accessible name, including the object: "Acciones de Cardiología". */
  label: string
  size?: 's' | 'm' | undefined
}

/** Class names of an icon-only button, for links and labels that look like one. */
export const iconButtonClass = (className?: string): string => cx('btn-icon', className)

/** An icon-only button, 44 px: for close, action menus, arrows, show password and downloads in a row. */
export function IconButton({ icon, label, size = 'm', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={iconButtonClass(className)} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  )
}
