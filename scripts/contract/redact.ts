const safe = /^(\d{4}-\d\d-\d\d.*|[A-Z][A-Z0-9_]{2,40}|)$/

/** How many records of a list a report shows. */
const RECORDS = 2

/** An answer as a report may show it: names and other text are replaced by their length, and lists are cut. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return safe.test(value) ? value : `(text of ${value.length})`
  if (Array.isArray(value)) {
    const shown = value.slice(0, RECORDS).map(redact)
    return value.length > RECORDS ? [...shown, `(${value.length - RECORDS} more)`] : shown
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redact(each)]))
}
