/** DD/MM/YYYY as typed, to YYYY-MM-DD; null unless it is a day of the calendar, leap days included (WIDGET-006). Hyphens count as slashes (CONST-021). */
export function parseTypedDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  )
}
