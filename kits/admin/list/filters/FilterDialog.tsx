import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { AdminEntity } from '../../entity'
import { useAdminText } from '../../texts'
import { FilterControl } from './FilterControl'
import type { FilterField, Filters } from './filters'

interface Props {
  entity: AdminEntity
  fields: readonly FilterField[]
  filters: Filters
  total: number | undefined
  isOpen: boolean
  /** An empty value removes the filter. */
  onFilter: (id: string, value: string) => void
  onClear: () => void
  onClose: () => void
}

/** All filters of a list; changes apply at once. */
export function FilterDialog({ entity, fields, filters, total, isOpen, onFilter, onClear, onClose }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const formatted = numberFormat(language, { useGrouping: 'always' }).format(total ?? 0)
  return (
    <Dialog
      title={t('ADMIN.FILTERS.TITLE')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ADMIN.FILTERS.SHOW', { count: total ?? 0, formatted })}</Button>
          <Button variant="quiet" onClick={onClear}>
            {t('ADMIN.FILTERS.CLEAR')}
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <FilterControl
          key={field.id}
          entity={entity}
          field={field}
          text={filters[field.id] ?? ''}
          onChange={(value) => onFilter(field.id, value)}
        />
      ))}
    </Dialog>
  )
}
