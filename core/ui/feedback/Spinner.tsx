import './Spinner.css'

/** A turning ring, without a name: put it beside words that say what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
