import type { Texts } from './texts'
import type { Language } from './languages'

/** How to load the texts that a tenant sets itself, for the languages its manifest lists; none for the others. */
export const createTenantTextLoader =
  (listed: readonly string[]) =>
  async (language: Language): Promise<Texts> => {
    if (!listed.includes(language)) return {}
    const answer = await fetch(`/tenant/locales/${language}.json`)
    return answer.ok ? ((await answer.json()) as Texts) : {}
  }
