import type { BookingContext, Choice, Draft } from '@core/booking/variant'

/** All countries by their name in the person's language, their own first (BOOK-072, BOOK-079). */
export async function countries(
  _draft: Draft,
  { call, userId, language }: BookingContext,
): Promise<Choice[]> {
  const [all, own] = await Promise.all([
    call('GET api/countries'),
    call('GET api/users/{id}/country', { params: { id: userId } }),
  ])
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return all
    .map(({ code, name }): Choice => ({
      id: code,
      label: names.of(code) ?? name,
      ...(code === own && { preferred: true }),
    }))
    .sort(byOwnThenName(language))
}

const byOwnThenName = (language: string) => (a: Choice, b: Choice) =>
  Number(b.preferred ?? false) - Number(a.preferred ?? false) || a.label.localeCompare(b.label, language)
