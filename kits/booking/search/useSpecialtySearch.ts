import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../variant'
import { searchChoices } from './searchChoices'
import type { SpecialtySearch } from './specialtySearch'

const load = () => import('./specialtySearch')

/**
 * The choices that match a text: for specialties by the words of patients too, once their index has loaded.
 * Returns the matches, and the specialty for a first visit.
 */
export function useSpecialtySearch(choices: readonly Choice[], text: string, isSpecialty: boolean) {
  const [createSearch, setCreateSearch] = useState<((all: readonly Choice[]) => SpecialtySearch) | null>(null)
  useEffect(() => {
    if (!isSpecialty) return
    // Without the index the search still finds names and descriptions.
    load().then(
      (module) => setCreateSearch(() => module.createSpecialtySearch),
      () => undefined,
    )
  }, [isSpecialty])
  const search = useMemo(() => createSearch?.(choices), [createSearch, choices])
  const matches = search && text.trim() ? search.find(text) : searchChoices(choices, text)
  return { matches, general: search?.general }
}
