import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'
import { Spinner } from '../feedback/Spinner'

export { buttonClass, type ButtonLook } from './buttonClass'

/** The props of `Button`. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: IconName | undefined
  /** Busy: keeps its width and its place in the tab order, and does not fire again. */
  busy?: boolean | undefined
  /** The busy label, for example "Reservando…". Set it from the start, so that the width fits both labels. */
  busyText?: string | undefined
  /** Uses aria-disabled and stays in the tab order; explain the reason next to it. */
  disabled?: boolean | undefined
}

/** A button. Its label names the action and the object. `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, busyText, disabled, className, onClick, children, ...rest } =
    props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      onClick={press}
    >
      <Face shown={!(busy && busyText)} waiting={busy && !busyText}>
        {icon && <Icon name={icon} size={size === 'lg' ? 'm' : 's'} />}
        <span>{children}</span>
      </Face>
      {busy && !busyText && <Spinner />}
      {busyText && (
        <Face shown={busy === true}>
          <Spinner />
          <span>{busyText}</span>
        </Face>
      )}
    </button>
  )
}

/** One of two labels in the same grid cell, so that the wider one sets the width. */
function Face(props: { shown: boolean; waiting?: boolean | undefined; children: ReactNode }) {
  return (
    <span
      className="btn-face"
      data-off={props.shown ? undefined : ''}
      data-waiting={props.waiting ? '' : undefined}
    >
      {props.children}
    </span>
  )
}
