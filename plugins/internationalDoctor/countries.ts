import { nameCountries } from '@portico/core/format/countries'
import { preferredFirst } from '@portico/booking/search/searchChoices'
import type { BookingContext, Choice } from '@portico/booking/variant'

/** All countries by name in the user's language, the user's own country first. */
export async function countries(_draft: unknown, context: BookingContext): Promise<Choice[]> {
  const { call, userId, language, t } = context
  const [all, own] = await Promise.all([
    call('GET api/countries'),
    call('GET api/users/{id}/country', { params: { id: userId } }),
  ])
  const codes = all.map(({ code }) => code)
  const choices = nameCountries(codes, language).map(({ code, name }): Choice => {
    const hint = t('INTERNATIONAL.OWN_COUNTRY')
    return { id: code, label: name, ...(code === own && { preferred: true, hint }) }
  })
  return preferredFirst(choices)
}
