import { isEntry, jsonFormat, numberOf, textOf } from './json'

/** What a sensor cannot measure: smaller numbers are codes of its faults. */
const LEAST_SGV = 39

/**
 * The entries of Nightscout: `sgv` is a sensor, `mbg` a finger, both in mg/dl, at an instant in milliseconds. Calibrations have no
 * glucose. Source: https://github.com/nightscout/cgm-remote-monitor (lib/server/swagger.yaml, Entry).
 */
export const nightscout = jsonFormat({
  id: 'nightscout',
  reads: ({ head }) => /"(sgv|mbg)"\s*:/.test(head) && /"date"\s*:\s*\d/.test(head),
  listOf: (content) => (isEntry(content) ? [content] : content),
  readEntry: (entry, { add, leaveOut, context }) => {
    const isFinger = entry['mbg'] !== undefined
    const written = isFinger ? entry['mbg'] : entry['sgv']
    if (written === undefined) return
    const [value, instant] = [numberOf(written), numberOf(entry['date'])]
    if (value === null) return leaveOut('number')
    if (!isFinger && value < LEAST_SGV) return leaveOut('range', String(value))
    const when = instant === null ? null : { instant, zone: context.zone }
    add([[11, value]], when, `${textOf(entry['device']) || 'Nightscout'}${isFinger ? ' meter' : ''}`)
  },
})
