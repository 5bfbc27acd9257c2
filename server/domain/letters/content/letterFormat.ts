import { clocksAt, patientZones, type Clock } from '../../../../schemas/time/clocks'
import { sentenceDay } from '../../../../schemas/time/days'
import { locale } from '../../../../schemas/time/locale'
import { zoneCity, zoneName } from '../../../../schemas/time/zoneNames'
import type { AppointmentFacts, Audience } from '../queue/payload'
import type { LetterBand } from '../../../platform/letters/renderBand'
import type { LetterText } from '../../../platform/letters/letterTexts'

type Moment = Pick<AppointmentFacts, 'startsAt' | 'zone' | 'userZone' | 'isOnline'>

/**
 * The clocks on which a reader is told the time of an appointment, the one that counts first (decision 317): a doctor's own;
 * for the patient and their family the one booked in and the place's.
 */
const letterClocks = (
  { startsAt, isOnline, zone, userZone }: Moment,
  audience: Audience,
): [Clock, ...Clock[]] =>
  clocksAt(startsAt, audience === 'doctor' ? [zone] : patientZones({ isInPerson: !isOnline, zone, userZone }))

/** "lunes 11 de enero de 2027": the day of an appointment on the reader's clock. With the year: a letter is read at any time. */
export const formatDay = (moment: Moment, audience: Audience, language: string): string =>
  sentenceDay(moment.startsAt, letterClocks(moment, audience)[0].zone, language)

/**
 * "martes 1 de diciembre de 2026 a las 01:00 (hora peninsular). En Nueva York, lunes 30 de noviembre de 2026 a las 19:00":
 * the time of an appointment on the reader's clocks. The first is always named, because nobody knows where a letter is read.
 */
export function formatMoment(t: LetterText, moment: Moment, audience: Audience, language: string): string {
  const [first] = letterClocks(moment, audience)
  const here = t('LETTER.AT', {
    day: formatDay(moment, audience, language),
    time: first.time,
    zone: zoneName(first.zone, language),
  })
  return [here, ...elsewhere(t, moment, audience, language)].join('. ')
}

/** "En Nueva York, las 19:00": the time on the reader's other clocks. */
function elsewhere(t: LetterText, moment: Moment, audience: Audience, language: string): string[] {
  const [first, ...others] = letterClocks(moment, audience)
  return others.map((clock) =>
    t(clock.date === first.date ? 'LETTER.AT_THERE' : 'LETTER.AT_THERE_DAY', {
      place: zoneCity(clock.zone, language),
      day: sentenceDay(moment.startsAt, clock.zone, language),
      time: clock.time,
    }),
  )
}

/** The time of an appointment for the band of a letter: "Martes 1 de diciembre de 2026, a las", "10:00", "Hora peninsular". */
export function formatBandTime(
  t: LetterText,
  moment: Moment,
  audience: Audience,
  language: string,
): Pick<LetterBand, 'day' | 'time' | 'clocks'> {
  const [first] = letterClocks(moment, audience)
  const here = zoneName(first.zone, language)
  return {
    day: capitalize(t('LETTER.BAND_DAY', { day: formatDay(moment, audience, language) }), language),
    time: first.time,
    clocks: [capitalize(here, language), ...elsewhere(t, moment, audience, language)].join('. '),
  }
}

const capitalize = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** "45,00 €": what the patient pays where the insurer does not. */
export const formatPrice = ({ price }: Pick<AppointmentFacts, 'price'>, language: string): string =>
  price
    ? new Intl.NumberFormat(locale(language), { style: 'currency', currency: price.currency }).format(
        price.amount,
      )
    : ''

/** "45,00 €": the amount of the payment; empty where nothing is to be paid. */
export const formatAmount = (
  { cents, currency }: Pick<AppointmentFacts, 'cents' | 'currency'>,
  language: string,
): string =>
  cents === null || currency === null
    ? ''
    : new Intl.NumberFormat(locale(language), { style: 'currency', currency }).format(cents / 100)
