import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText'
import './ErrorSummary.css'

export interface ErrorSummaryProps {
  /** `field` is the id of the control that the line leads to; empty: the line leads nowhere. */
  errors: readonly { field: string; text: string }[]
  /** Counts the submits: each new one takes the focus here again. */
  attempt?: number | undefined
  /** What happened, where no line leads to a control: there is nothing to mend. */
  title?: string | undefined
}

/**
 * What has to be mended, above the form; takes the focus after a submit, and not from who empties a field again while
 * mending. Renders nothing without errors.
 */
export function ErrorSummary({ errors, attempt = 0, title }: ErrorSummaryProps) {
  const t = useText()
  const count = errors.filter(({ field }) => field !== '').length
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(-1)
  useEffect(() => {
    if (!box.current || told.current === attempt) return
    told.current = attempt
    box.current.focus()
  })
  if (errors.length === 0) return null
  return (
    <div key={attempt} className="error-summary" role="alert" tabIndex={-1} ref={box}>
      {(count > 0 || title) && (
        <strong>{count > 1 ? t('UI.ERRORS', { count }) : count === 1 ? t('UI.ERRORS_ONE') : title}</strong>
      )}
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            {field === '' ? (
              text
            ) : (
              <button type="button" onClick={() => lead(field)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A control that is made of parts, such as a date, takes the focus by its first one. */
function lead(field: string): void {
  const control = document.getElementById(field)
  const part = control?.querySelector<HTMLElement>('[tabindex="0"]')
  ;(part ?? control)?.focus()
}
