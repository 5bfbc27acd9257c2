/*
 * Reads the times back that letters and screens tell, without the code that writes them: names of months, weekdays and zones
 * are written here once more.
 */
const months: Readonly<Record<string, string>> = {
  enero: '01',
  febrero: '02',
  marzo: '03',
  abril: '04',
  mayo: '05',
  junio: '06',
  julio: '07',
  agosto: '08',
  septiembre: '09',
  octubre: '10',
  noviembre: '11',
  diciembre: '12',
  January: '01',
  February: '02',
  March: '03',
  April: '04',
  May: '05',
  June: '06',
  July: '07',
  August: '08',
  September: '09',
  October: '10',
  November: '11',
  December: '12',
}
const weekdays = [
  ['domingo', 'Sunday'],
  ['lunes', 'Monday'],
  ['martes', 'Tuesday'],
  ['miércoles', 'Wednesday'],
  ['jueves', 'Thursday'],
  ['viernes', 'Friday'],
  ['sábado', 'Saturday'],
]
const zones: Readonly<Record<string, readonly string[]>> = {
  'Europe/Madrid': ['hora peninsular', 'la Península', 'mainland Spain time', 'mainland Spain'],
  'Atlantic/Canary': ['hora canaria', 'Canarias', 'Canary Islands time', 'the Canary Islands'],
  'America/New_York': ['hora de Nueva York', 'Nueva York', 'New York time', 'New York'],
  'America/Mexico_City': ['hora de Ciudad de México', 'Ciudad de México', 'Mexico City time', 'Mexico City'],
  'Asia/Kolkata': ['hora de Calcuta', 'Calcuta', 'Kolkata time', 'Kolkata'],
  'Pacific/Auckland': ['hora de Auckland', 'Auckland', 'Auckland time'],
}

/** A time that a text tells: a date YYYY-MM-DD, a time HH:mm and the zone of its clock. */
export interface ReadClock {
  date: string
  time: string
  zone: string
}

/** The day of "martes 1 de diciembre de 2026" or "Tuesday 1 December 2026". Throws for a weekday of another date. */
function readDay(text: string): string {
  const [, weekday = '', day = '', month = '', year = ''] =
    /^(\S+) (\d+) (?:de )?(\S+) (?:de )?(\d{4})$/.exec(text) ?? []
  const date = `${year}-${months[month]}-${day.padStart(2, '0')}`
  const names = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  if (!names?.some((name) => name.toLowerCase() === weekday.toLowerCase()))
    throw new Error(`${text} is no day`)
  return date
}

function readZone(name: string): string {
  const known = Object.entries(zones).find(([, names]) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase()),
  )
  if (!known) throw new Error(`${name} is no zone`)
  return known[0]
}

/** "En Nueva York, lunes 30 de noviembre de 2026 a las 19:00": a clock elsewhere; without a day, on the date of the first. */
function readElsewhere(text: string, first: string): ReadClock {
  const [, place = '', day, time = ''] =
    /^(?:En|In) (.+?), (?:(.+?) (?:a las|at) |las )?(\d\d:\d\d)$/.exec(text) ?? []
  return { date: day ? readDay(day) : first, time, zone: readZone(place) }
}

const sentences = (text: string) => text.split('. ').map((sentence) => sentence.replace(/\.$/, ''))

/** Reads the sentences of a letter: "martes 1 de … a las 01:00 (hora peninsular). En Nueva York, …". */
export function readLetter(text: string): ReadClock[] {
  const [first = '', ...others] = sentences(text)
  const [, day = '', time = '', zone = ''] = /^(.+) (?:a las|at) (\d\d:\d\d) \((.+)\)$/.exec(first) ?? []
  const date = readDay(day)
  return [{ date, time, zone: readZone(zone) }, ...others.map((other) => readElsewhere(other, date))]
}

/**
 * Reads a screen: its day, its time, and what it says of clocks, "Hora peninsular. En Nueva York, …"; null where all show the
 * same, which is then the clock of the reader.
 */
export function readScreen(day: string, time: string, words: string | null, here: string): ReadClock[] {
  const date = readDay(day)
  if (words === null) return [{ date, time, zone: here }]
  const [name = '', ...others] = sentences(words)
  return [{ date, time, zone: readZone(name) }, ...others.map((other) => readElsewhere(other, date))]
}

const MINUTE = 60_000
const clocks = new Map(
  Object.keys(zones).map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** The instants at which a clock shows this: two where an hour comes twice, none where it is skipped. */
export function instantsOf({ date, time, zone }: ReadClock): string[] {
  const shown = `${date} ${time}`
  const around = Date.parse(`${date}T${time}:00Z`)
  const found: string[] = []
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = new Date(around - minutes * MINUTE)
    if (clocks.get(zone)?.format(instant) === shown) found.push(instant.toISOString())
  }
  return found
}
