import type { AppointmentFacts } from '../queue/payload'
import type { LetterText } from './letterTexts'

/** The locales of the portal, so that letters and screens write the same date. */
const locales: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' }
const localeOf = (language: string): string => locales[language] ?? language

/** "lunes, 11 de enero de 2027": the day of an instant in a zone. */
export const formatDay = (instant: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone }).format(new Date(instant))

/**
 * "lunes, 11 de enero de 2027 a las 10:00 (hora de Europa central)": in the zone of the place, and named, because the
 * server does not know where the letter is read.
 */
export function formatMoment(
  t: LetterText,
  { startsAt, zone }: Pick<AppointmentFacts, 'startsAt' | 'zone'>,
  language: string,
): string {
  const moment = new Date(startsAt)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
  return t('LETTER.AT', {
    day: formatDay(startsAt, zone, language),
    time: new Intl.DateTimeFormat(localeOf(language), clock).format(moment),
    zone: zoneName(moment, zone, language),
  })
}

function zoneName(moment: Date, timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "45,00 €": the amount of the payment; empty where nothing is to be paid. */
export const formatAmount = (
  { cents, currency }: Pick<AppointmentFacts, 'cents' | 'currency'>,
  language: string,
): string =>
  cents === null || currency === null
    ? ''
    : new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(cents / 100)
