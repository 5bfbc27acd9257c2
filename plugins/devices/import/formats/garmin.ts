import { isEntry, jsonFormat, numberOf, readInstant, textOf } from './json'

/**
 * The account export of Garmin Connect (DI_CONNECT): nights with their stages, and weights in grams. Times are in UTC. The summaries of
 * days have no time of day and are left out. Source: https://github.com/tcgoetz/GarminDB and public readers of the export.
 */
export const garmin = jsonFormat({
  id: 'garmin',
  reads: ({ name }) => /(_sleepData|_userBioMetrics|^UDSFile_.*)\.json$/i.test(name),
  listOf: (content) => content,
  readEntry: (entry, { add, leaveOut, context }, fileName) => {
    if (/^UDSFile/i.test(fileName)) return leaveOut('time', textOf(entry['calendarDate']))
    if (/_userBioMetrics/i.test(fileName)) {
      const weight = isEntry(entry['weight']) ? entry['weight'] : null
      const grams = weight && numberOf(weight['weight'])
      if (!weight || grams === null) return
      return add(
        [[8, grams / 1000]],
        readInstant(textOf(weight['timestampGMT']), context.zone, true),
        'Garmin',
      )
    }
    const [deep, light, rem] = ['deepSleepSeconds', 'lightSleepSeconds', 'remSleepSeconds'].map((name) =>
      numberOf(entry[name]),
    )
    const end = readInstant(textOf(entry['sleepEndTimestampGMT']), context.zone, true)
    // A night that the watch has not measured has a date and nothing else.
    if (deep == null || light == null) return
    add(
      [
        [6, deep + light + (rem ?? 0)],
        [12, deep],
        [13, light],
      ],
      end,
      'Garmin',
    )
  },
})
