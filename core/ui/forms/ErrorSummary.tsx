import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText'

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** `field`: id of the control to focus; empty: the line is not a link. */
  errors: readonly { field: string; text: string }[]
  /** Number of submits; each new one moves the focus here. */
  attempt?: number | undefined
  /** The message when no line links to a control. */
  title?: string | undefined
}

/**
 * The errors of a form, above it. Takes the focus after a submit, but not while the user is correcting fields. Renders
 * nothing without errors.
 */
export function ErrorSummary({ errors, attempt = 0, title }: ErrorSummaryProps) {
  const t = useText()
  const count = errors.filter(({ field }) => field !== '').length
  const box = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(-1)
  useEffect(() => {
    if (!box.current || focusedAttempt.current === attempt) return
    focusedAttempt.current = attempt
    box.current.focus()
  })
  if (errors.length === 0) return null
  return (
    <div
      key={attempt}
      className="[border:2px_solid_var(--danger)] rounded-card bg-raised py-4 px-5 grid gap-2"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      {(count > 0 || title) && (
        <strong>{count > 1 ? t('UI.ERRORS', { count }) : count === 1 ? t('UI.ERRORS_ONE') : title}</strong>
      )}
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            {field === '' ? (
              text
            ) : (
              <button
                className="text-danger font-semibold inline-flex underline [text-underline-offset:0.2em] items-center min-h-tap"
                type="button"
                onClick={() => lead(field)}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the first part of a composite control such as a date. */
function lead(field: string): void {
  const control = document.getElementById(field)
  const part = control?.querySelector<HTMLElement>('[tabindex="0"]')
  ;(part ?? control)?.focus()
}
