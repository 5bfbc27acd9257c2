import type { BookingContext, Choice } from '../variant'
import type { Country } from '@schemas/generated/entities'

/** All countries by their name in the person's language, their own first (BOOK-072, BOOK-079). */
export async function countries(_draft: unknown, context: BookingContext): Promise<Choice[]> {
  const { call, userId, language, t } = context
  const [all, own] = await Promise.all([
    call('GET api/countries'),
    call('GET api/users/{id}/country', { params: { id: userId } }),
  ])
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const choice = ({ code, name }: Country): Choice => ({
    id: code,
    label: names.of(code) ?? name,
    ...(code === own && { preferred: true, hint: t('INTERNATIONAL.OWN_COUNTRY') }),
  })
  return all.map(choice).sort(byOwnThenName(language))
}

/** The person's own country; undefined where it is not known. */
export async function ownCountry(context: BookingContext): Promise<Choice | undefined> {
  const all = await countries(undefined, context)
  return all.find(({ preferred }) => preferred)
}

const byOwnThenName = (language: string) => (a: Choice, b: Choice) =>
  Number(b.preferred ?? false) - Number(a.preferred ?? false) || a.label.localeCompare(b.label, language)
