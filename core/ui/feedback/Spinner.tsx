import './feedback.css'

/** A spinner without an accessible name: put it next to a text that says what is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
