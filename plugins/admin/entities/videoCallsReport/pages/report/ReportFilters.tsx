import { useText } from '@portico/core/i18n/useText'
import type { CallReport } from '@schemas/generated/entities'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Select } from '@portico/core/ui/forms/Select'
import { outcomes, type ReportFilter } from './filter'
import type { TextKey } from '../../../../texts'

interface Props {
  filter: ReportFilter
  /** The doctors and services of the range; undefined while they load. */
  choices: Pick<CallReport, 'doctors' | 'services'> | undefined
  onChange: (filter: ReportFilter) => void
}

/** Chooses which calls the report has. */
export function ReportFilters({ filter, choices, onChange }: Props) {
  const t = useText<TextKey>()
  const all = { value: '' as const, label: t('ADMIN.REPORT.ALL') }
  const namedOptions = (named: CallReport['doctors'] = []) => [
    all,
    ...named.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3 items-end">
      <SearchField
        label={t('ADMIN.REPORT.SEARCH')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        label={t('ADMIN.REPORT.COLUMNS.DOCTOR')}
        value={filter.doctor}
        onChange={(doctor) => onChange({ ...filter, doctor })}
        options={namedOptions(choices?.doctors)}
      />
      <Select
        label={t('ADMIN.REPORT.COLUMNS.SERVICE')}
        value={filter.service}
        onChange={(service) => onChange({ ...filter, service })}
        options={namedOptions(choices?.services)}
      />
      <Select
        label={t('ADMIN.REPORT.COLUMNS.OUTCOME')}
        value={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
        options={[all, ...outcomes.map((value) => ({ value, label: t(`ADMIN.REPORT.OUTCOME.${value}`) }))]}
      />
      <Select
        label={t('ADMIN.REPORT.COLUMNS.KIND')}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[
          all,
          { value: 'booked', label: t('ADMIN.REPORT.BOOKED') },
          { value: 'free', label: t('ADMIN.REPORT.FREE') },
        ]}
      />
    </div>
  )
}
