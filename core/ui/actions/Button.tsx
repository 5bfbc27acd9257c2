import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'
import { Spinner } from '../feedback/Spinner'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: IconName | undefined
  /** At work: it keeps its width and place in the tab order, and cannot fire again. */
  busy?: boolean | undefined
  /** What it is doing, in words: "Reservando…". Given from the start, so that the width allows for it. */
  busyText?: string | undefined
  /** Stays in the tab order (aria-disabled); explain beside it why. */
  disabled?: boolean | undefined
}

/** A button that says the verb and the thing. `type` is `button` unless given. */
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
        {children}
      </Face>
      {busy && !busyText && <Spinner />}
      {busyText && (
        <Face shown={busy === true}>
          <Spinner />
          {busyText}
        </Face>
      )}
    </button>
  )
}

/** One of the two texts of a button; both lie in the same cell, so that the wider one gives the width. */
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
