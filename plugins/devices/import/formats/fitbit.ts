import { jsonFormat, numberOf, readInstant, textOf, isEntry, type When } from './json'

const days = /^(\d\d)\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/

/** The instant of "01/22/20 08:05:00", which Fitbit writes in UTC, the month first. */
function readTime(text: string, zone: string): When | null {
  const [, month, day, year, time] = days.exec(text) ?? []
  return time === undefined ? null : readInstant(`20${year}-${month}-${day}T${time}`, zone, true)
}

/**
 * The account export of Fitbit (Google Takeout, "Global Export Data"): a file for each measure and month. The pulse and the steps of each
 * minute are in UTC; sleep is at the clock of the person. The weight is left out: the file does not say in which unit it is.
 * Source: https://dev.fitbit.com/build/reference/web-api/sleep/ for the fields, and public readers of the export for its files.
 */
export const fitbit = jsonFormat({
  id: 'fitbit',
  reads: ({ name }) => /^(heart_rate|steps|sleep|weight|distance)-\d{4}-\d\d-\d\d\.json$/i.test(name),
  listOf: (content) => content,
  readEntry: (entry, { add, leaveOut, context }, fileName) => {
    if (/^weight/i.test(fileName)) return leaveOut('unit', 'weight')
    if (/^distance/i.test(fileName)) return leaveOut('unit', 'distance')
    if (/^sleep/i.test(fileName)) {
      const minutes = numberOf(entry['minutesAsleep'])
      const end = readInstant(textOf(entry['endTime']), context.zone)
      if (minutes === null) return leaveOut('number', 'minutesAsleep')
      return add([[6, minutes * 60], ...stagesOf(entry['levels'])], end, 'Fitbit')
    }
    const value = entry['value']
    const isPulse = /^heart_rate/i.test(fileName)
    const number = numberOf(isPulse && isEntry(value) ? value['bpm'] : value)
    // No confidence: the watch was not worn.
    if (isPulse && isEntry(value) && value['confidence'] === 0) return
    if (number === null) return leaveOut('number')
    // Minutes without steps say nothing.
    if (!isPulse && number === 0) return
    add([[isPulse ? 4 : 7, number]], readTime(textOf(entry['dateTime']), context.zone), 'Fitbit')
  },
})

function stagesOf(levels: unknown): (readonly [12 | 13, number])[] {
  const summary = isEntry(levels) ? levels['summary'] : null
  if (!isEntry(summary)) return []
  return (
    [
      ['deep', 12],
      ['light', 13],
    ] as const
  ).flatMap(([name, id]) => {
    const stage = summary[name]
    const minutes = isEntry(stage) ? numberOf(stage['minutes']) : null
    return minutes === null ? [] : [[id, minutes * 60] as const]
  })
}
