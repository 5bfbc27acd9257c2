import { useId, type ReactNode } from 'react'
import './Checkbox.css'
import { FieldError } from './Field'

/** Class name of a label with its checkbox or radio button. */
export const checkClass = 'check'

/** The props of `Checkbox`. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Label; may contain a link. */
  children: ReactNode
  error?: string | undefined
  name?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
}

/** A checkbox. */
export function Checkbox({ checked, onChange, children, error, name, id, disabled }: CheckboxProps) {
  const own = useId()
  const errorId = `${id ?? own}-error`
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className={checkClass}>
        <input
          type="checkbox"
          id={id ?? own}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
