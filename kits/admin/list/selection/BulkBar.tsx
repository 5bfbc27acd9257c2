import { useState } from 'react'
import { useCall } from '@core/http/useCall'
import { numberFormat } from '@core/format/intl'
import { useLanguage } from '@core/i18n/useLanguage'
import { Button } from '@core/ui/actions/Button'
import { IconButton } from '@core/ui/actions/IconButton'
import { toast } from '@core/ui/feedback/toast'
import { useActions } from '../../actions/useActions'
import type { AdminEntity, RowAction } from '../../entity'
import { useAdminText } from '../../texts'
import type { ListState } from '../listState'
import { readAllRecords } from '../readRecords'
import { countSelected, createSelection, type Selection } from './selection'

interface Props {
  entity: AdminEntity
  state: ListState
  /** How many match. */
  total: number
  selection: Selection
  onSelect: (selection: Selection) => void
  onClear: () => void
}

/** What can be done with the selected records. It takes the place of the filters, so that nothing moves. */
export function BulkBar({ entity, state, total, selection, onSelect, onClear }: Props) {
  const t = useAdminText()
  const call = useCall()
  const { language } = useLanguage()
  // Those that refused stay selected: one sees which, and tries again.
  const actions = useActions(entity, (refused) => onSelect(createSelection(entity, refused)))
  const [busy, setBusy] = useState('')
  const count = countSelected(selection, total)
  const said = (number: number) => numberFormat(language, { useGrouping: 'always' }).format(number)
  const run = async (action: RowAction) => {
    setBusy(action.id)
    try {
      const all = selection.isAll
        ? await readAllRecords(call, entity, state)
        : [...selection.records.values()]
      const meant = all.filter((record) => action.when?.(record) ?? true)
      if (meant.length > 0) await actions.start(action, meant)
      else toast({ tone: 'info', text: t('ADMIN.BULK.NONE') })
    } catch {
      toast({ tone: 'error', text: t('ADMIN.LIST.FAILED') })
    }
    setBusy('')
  }
  return (
    <div className="a-bulk">
      <IconButton icon="x" label={t('ADMIN.BULK.CLEAR')} onClick={onClear} />
      <output>{t('ADMIN.BULK.COUNT', { count, formatted: said(count) })}</output>
      {!selection.isAll && total > count && (
        <button type="button" className="link" onClick={() => onSelect({ ...selection, isAll: true })}>
          {t('ADMIN.BULK.ALL', { formatted: said(total) })}
        </button>
      )}
      <span className="grow" />
      {entity.bulkActions?.map((action) => (
        <Button
          key={action.id}
          variant="on-deep"
          size="sm"
          icon={action.icon}
          busy={busy === action.id}
          onClick={() => void run(action)}
        >
          {t(action.label)}
        </Button>
      ))}
      {actions.dialog}
    </div>
  )
}
