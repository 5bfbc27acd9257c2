import type { Texts } from './texts'
import type { Language } from './languages'

/** Loads a tenant's own texts for the languages in its manifest; none for others. */
export const createTenantTextLoader =
  (listed: readonly string[]) =>
  async (language: Language): Promise<Texts> => {
    if (!listed.includes(language)) return {}
    const answer = await fetch(`/tenant/locales/${language}.json`)
    return answer.ok ? ((await answer.json()) as Texts) : {}
  }
