import { isOffset } from './wallClock'

interface Place {
  /** Name within a sentence: "in …". */
  city: string
  /** Short name next to a time. */
  short: string
  clock: string
}

/** Zones with another common name than their city. */
const named: Readonly<Record<string, Record<string, Place>>> = {
  'Europe/Madrid': {
    es: { city: 'la Península', short: 'Península', clock: 'hora peninsular' },
    en: { city: 'mainland Spain', short: 'mainland', clock: 'mainland Spain time' },
  },
  'Atlantic/Canary': {
    es: { city: 'Canarias', short: 'Canarias', clock: 'hora canaria' },
    en: { city: 'the Canary Islands', short: 'Canaries', clock: 'Canary Islands time' },
  },
}

/** Today's names of cities that browsers still report under the names that the zone database had first. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
}

/** Spanish names of cities in the zone database. */
const spanish: Readonly<Record<string, string>> = {
  'New York': 'Nueva York',
  'Los Angeles': 'Los Ángeles',
  London: 'Londres',
  Lisbon: 'Lisboa',
  Paris: 'París',
  Brussels: 'Bruselas',
  Berlin: 'Berlín',
  Zurich: 'Zúrich',
  Vienna: 'Viena',
  Rome: 'Roma',
  Istanbul: 'Estambul',
  Dubai: 'Dubái',
  Kolkata: 'Calcuta',
  Kathmandu: 'Katmandú',
  Tokyo: 'Tokio',
  Sydney: 'Sídney',
  'Mexico City': 'Ciudad de México',
  Panama: 'Panamá',
  'Sao Paulo': 'São Paulo',
  Bogota: 'Bogotá',
}

/** "UTC-05:00": the name of a zone without a place; undefined for one with a place. The signs of `Etc/GMT+5` are the other way round. */
function offsetName(zone: string): string | undefined {
  if (isOffset(zone)) return `UTC${zone}`
  const [, sign, hours = ''] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? []
  if (sign) return `UTC${sign === '+' ? '-' : '+'}${hours.padStart(2, '0')}:00`
  return /^(Etc\/)?(UTC|GMT|UCT|Zulu|Universal|Greenwich)$/.test(zone) ? 'UTC' : undefined
}

/** The place of a zone: "Canarias", "Nueva York", or the given place. Takes what `wallClock` takes, and the language of the portal. */
export function zoneCity(zone: string, language: string, place?: string | null): string {
  if (place) return place
  const offset = offsetName(zone)
  if (offset) return language === 'es' ? `la zona ${offset}` : `the ${offset} zone`
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const city = renamed[name] ?? name
  return named[zone]?.[language]?.city ?? (language === 'es' ? (spanish[city] ?? city) : city)
}

/** The short place of a zone, next to a time: "Península", "Oviedo". Takes what `zoneCity` takes. */
export const zoneShortName = (zone: string, language: string, place?: string | null): string =>
  (place ? undefined : named[zone]?.[language]?.short) ?? zoneCity(zone, language, place)

/**
 * The name of a zone's local time: "hora canaria", "hora de Oviedo", "Oviedo time".
 * Takes an IANA zone, the portal language, and the town if known.
 */
export function zoneName(zone: string, language: string, place?: string | null): string {
  const offset = place ? undefined : offsetName(zone)
  if (offset) return language === 'es' ? `hora ${offset}` : `${offset} time`
  const clock = place ? undefined : named[zone]?.[language]?.clock
  const city = zoneCity(zone, language, place)
  return clock ?? (language === 'es' ? `hora de ${city}` : `${city} time`)
}
