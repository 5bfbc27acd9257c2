import { preferredFirst } from '@portico/booking/search/searchChoices'
import type { BookingContext, Choice } from '@portico/booking/variant'

/** All countries by name in the user's language, the user's own country first. */
export async function countries(_draft: unknown, context: BookingContext): Promise<Choice[]> {
  const { call, userId, language, t } = context
  const [all, own] = await Promise.all([
    call('GET api/countries'),
    call('GET api/users/{id}/country', { params: { id: userId } }),
  ])
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const choices = all.map(({ code, name }): Choice => {
    const label = names.of(code) ?? name
    return { id: code, label, ...(code === own && { preferred: true, hint: t('INTERNATIONAL.OWN_COUNTRY') }) }
  })
  return preferredFirst(choices.sort((a, b) => a.label.localeCompare(b.label, language)))
}
