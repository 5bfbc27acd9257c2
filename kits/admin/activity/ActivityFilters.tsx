import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import type { AdminSection } from '../section'
import { useAdminText } from '../texts'
import type { ActivityFilter } from './activityFilter'

interface Props {
  filter: ActivityFilter
  sections: readonly AdminSection[]
  onChange: (to: Partial<ActivityFilter>) => void
}

/** The filters by person, section and date; changes apply at once. */
export function ActivityFilters({ filter, sections, onChange }: Props) {
  const t = useAdminText()
  const authors = useApi('GET api/audit/authors', { capability: 'audit', quiet: true }).data ?? []
  const isFiltered = [filter.author, filter.section, filter.from, filter.to].some((text) => text !== '')
  const all = { value: '', label: t('ADMIN.FILTERS.ANY') }
  return (
    <div className="a-activity-filters grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),16rem))] items-end gap-3 py-3 px-[var(--a-pad)] hairline-b max-desk:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] max-desk:[&_.input]:px-2">
      <Select
        label={t('ADMIN.ACTIVITY.AUTHOR')}
        value={filter.author}
        onChange={(author) => onChange({ author })}
        options={[all, ...authors.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select
        label={t('ADMIN.ACTIVITY.SECTION')}
        value={filter.section}
        onChange={(section) => onChange({ section })}
        options={[
          all,
          ...sections
            .filter(({ record }) => record !== undefined)
            .map(({ id, title }) => ({ value: id, label: t(title as 'ADMIN.TITLE') })),
        ]}
      />
      <DateField
        label={t('ADMIN.ACTIVITY.FROM')}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <DateField label={t('ADMIN.ACTIVITY.TO')} value={filter.to} onChange={(to) => onChange({ to })} />
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChange({ author: '', section: '', from: '', to: '' })}>
          {t('ADMIN.FILTERS.CLEAR')}
        </Button>
      )}
    </div>
  )
}
