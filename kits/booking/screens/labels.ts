import { localText } from '@schemas/questions/question'
import { formatMoney } from '@portico/core/format/money'
import type { Translate } from '@portico/core/i18n/i18n'
import type { IconName } from '@portico/core/ui/media/Icon'
import type { BookingKey } from '../texts'
import { questionOf, type Asking } from '../questions/questions'
import type { BuiltInStep, Choice, StepId } from '../variant'

/** Text keys of each step: name and question. */
const stepTexts = {
  type: { name: 'BOOKING.STEP.TYPE', title: 'BOOKING.TITLE.TYPE' },
  country: { name: 'BOOKING.STEP.COUNTRY', title: 'BOOKING.TITLE.COUNTRY' },
  insurer: { name: 'BOOKING.STEP.INSURER', title: 'BOOKING.TITLE.INSURER' },
  specialty: { name: 'BOOKING.STEP.SPECIALTY', title: 'BOOKING.TITLE.SPECIALTY' },
  service: { name: 'BOOKING.STEP.SERVICE', title: 'BOOKING.TITLE.SERVICE' },
  provider: { name: 'BOOKING.STEP.PROVIDER', title: 'BOOKING.TITLE.PROVIDER' },
  time: { name: 'BOOKING.STEP.TIME', title: 'BOOKING.TITLE.TIME' },
  review: { name: 'BOOKING.STEP.REVIEW', title: 'BOOKING.TITLE.REVIEW' },
} as const satisfies Record<BuiltInStep, { name: BookingKey; title: BookingKey }>

/** The name and the question of a step, in a language. */
export function stepWords(
  variant: Asking,
  step: StepId,
  { t, language }: { t: Translate<BookingKey>; language: string },
): { name: string; title: string } {
  const question = questionOf(variant, step)
  if (question) {
    const title = localText(question.title, language)
    return { name: title, title }
  }
  const { name, title } = stepTexts[step as BuiltInStep]
  return { name: t(name), title: t(title) }
}

/** Icon and label for in-person or online; undefined when a choice has no type. */
export function modeLabel(type: Choice['appointmentType']): { icon: IconName; text: BookingKey } | undefined {
  if (type === 2) return { icon: 'video', text: 'BOOKING.ONLINE' }
  return type === 1 ? { icon: 'building-2', text: 'BOOKING.IN_PERSON' } : undefined
}

/** Where a provider gives a service in person; undefined online, and where the place is not known. */
export function addressOf(provider: Choice | undefined, service: Choice | undefined): string | undefined {
  const type = provider?.appointmentType ?? service?.appointmentType
  return type === 1 ? (provider?.address ?? provider?.place) : undefined
}

/** A formatted price such as "45,00 €", or "free"; undefined when a choice has no price. */
export function priceLabel(
  { price }: Pick<Choice, 'price'>,
  t: Translate<BookingKey>,
  language: string,
): string | undefined {
  if (!price) return undefined
  return price.amount === 0 ? t('BOOKING.FREE') : formatMoney(price.amount, price.currency, language)
}
