import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { toast } from '@portico/core/ui/feedback/toast'
import { useActions, type Actions } from '../../actions/useActions'
import type { AdminEntity, RowAction } from '../../entity'
import { useAdminText } from '../../texts'
import type { ListState } from '../listState'
import { readAllRecords } from '../readRecords'
import { countSelected, createSelection, type Selection } from './selection'

interface Props {
  entity: AdminEntity
  state: ListState
  /** The number of matching records. */
  total: number
  selection: Selection
  onSelect: (selection: Selection) => void
  onClear: () => void
}

/** The actions for the selected records. It replaces the filters, so that the table does not move. */
export function BulkBar({ entity, state, total, selection, onSelect, onClear }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  // Records for which the action failed stay selected, for another try.
  const actions = useActions(entity, (failed) => onSelect(createSelection(entity, failed)))
  const { busyId, run } = useBulkAction({ entity, state, selection }, actions)
  const count = countSelected(selection, total)
  const format = (value: number) => numberFormat(language, { useGrouping: 'always' }).format(value)
  return (
    <div className="a-bulk flex flex-wrap items-center gap-y-1 gap-x-2 min-h-10 mt-2 ps-[calc(var(--a-pad)-0.5rem)] pe-[var(--a-pad)] bg-deep text-on-deep [&_.btn-icon]:text-on-deep [&_.link]:text-on-deep [&_:focus-visible]:outline-accent [&_.btn-icon:hover]:bg-deep-raised max-desk:group-data-selecting/a-list:sticky max-desk:group-data-selecting/a-list:z-6 max-desk:group-data-selecting/a-list:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] max-desk:group-data-selecting/a-list:order-1 max-desk:group-data-selecting/a-list:py-2">
      <IconButton icon="x" label={t('ADMIN.BULK.CLEAR')} onClick={onClear} />
      <output>{t('ADMIN.BULK.COUNT', { count, formatted: format(count) })}</output>
      {!selection.isAll && total > count && (
        <button type="button" className="link" onClick={() => onSelect({ ...selection, isAll: true })}>
          {t('ADMIN.BULK.ALL', { formatted: format(total) })}
        </button>
      )}
      <span className="flex-1 min-w-0" />
      {entity.bulkActions?.map((action) => (
        <Button
          key={action.id}
          variant="on-deep"
          size="sm"
          icon={action.icon}
          busy={busyId === action.id}
          onClick={() => void run(action)}
        >
          {t(action.label)}
        </Button>
      ))}
      {actions.dialog}
    </div>
  )
}

/** Runs an action on those selected records for which it is available. */
function useBulkAction(
  { entity, state, selection }: Pick<Props, 'entity' | 'state' | 'selection'>,
  actions: Actions,
) {
  const t = useAdminText()
  const call = useCall()
  const [busyId, setBusyId] = useState('')
  const run = async (action: RowAction) => {
    setBusyId(action.id)
    try {
      const selected = selection.isAll
        ? await readAllRecords(call, entity, state)
        : [...selection.records.values()]
      const available = selected.filter((record) => action.when?.(record) ?? true)
      if (available.length > 0) await actions.start(action, available)
      else toast({ tone: 'info', text: t('ADMIN.BULK.NONE') })
    } catch {
      toast({ tone: 'error', text: t('ADMIN.LIST.FAILED') })
    }
    setBusyId('')
  }
  return { busyId, run }
}
