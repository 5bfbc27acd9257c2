/** What a calendar program needs to know of an appointment. It does not learn the reason for the visit. */
interface Entry {
  title: string
  /** ISO 8601 instants. */
  start: string
  end: string
  location: string
}

/** "20270120T090000Z" */
const compact = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** The addresses at which Google Calendar and Outlook open a new entry. The person still saves it there. */
export function calendarLinks({ title, start, end, location }: Entry): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  }
}
