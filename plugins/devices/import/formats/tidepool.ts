import { converterOf } from '../convert'
import { jsonFormat, numberOf, readInstant, textOf, zoneOf } from './json'

/**
 * The JSON export of Tidepool: a list of everything that was uploaded; `cbg` is a sensor, `smbg` a finger. Instants are in UTC.
 * Source: https://developer.tidepool.org/data-model/ (cbg, smbg).
 */
export const tidepool = jsonFormat({
  id: 'tidepool',
  reads: ({ head }) => /"(cbg|smbg)"/.test(head) || (/"deviceTime"/.test(head) && /"uploadId"/.test(head)),
  listOf: (content) => content,
  readEntry: (entry, { add, leaveOut, context }) => {
    const type = textOf(entry['type'])
    if (type !== 'cbg' && type !== 'smbg') return
    const value = numberOf(entry['value'])
    const convert = converterOf(11, textOf(entry['units']))
    if (!convert) return leaveOut('unit', textOf(entry['units']))
    if (value === null) return leaveOut('number')
    const when = readInstant(textOf(entry['time']), zoneOf(entry['timezone'], context.zone), true)
    add([[11, convert(value)]], when, textOf(entry['deviceId']) || 'Tidepool')
  },
})
