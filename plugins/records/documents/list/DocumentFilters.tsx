import { useText } from '@portico/core/i18n/useText'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import type { Filters } from './useFilters'
import type { TextKey } from '../../texts'

const kinds = [
  ['all', 'RECORDS.KIND.ALL'],
  ['exams', 'RECORDS.KIND.EXAMS'],
  ['own', 'RECORDS.KIND.OWN'],
] as const

/** Search by name or note, and the kind of document. */
export function DocumentFilters({ filters, hasKinds }: { filters: Filters; hasKinds: boolean }) {
  const t = useText<TextKey>()
  return (
    // Beside a call there is no room for both in a row: the kinds go below the search.
    <div className="grid gap-4 items-start desk:flex desk:flex-wrap desk:items-center desk:*:first:w-88 desk:*:first:max-w-full">
      <SearchField label={t('RECORDS.SEARCH')} value={filters.text} onChange={filters.setText} />
      {hasKinds && (
        <fieldset
          className="flex items-center flex-wrap gap-2 desk:flex-[1_1_20rem] desk:justify-end"
          aria-label={t('RECORDS.KIND')}
        >
          {kinds.map(([kind, label]) => (
            <ChipToggle key={kind} pressed={filters.kind === kind} onChange={() => filters.setKind(kind)}>
              {t(label)}
            </ChipToggle>
          ))}
        </fieldset>
      )}
    </div>
  )
}
