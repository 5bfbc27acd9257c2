import { useCall } from '@core/http/useCall'
import { useLanguage } from '@core/i18n/useLanguage'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import type { Column } from '../columns/columns'
import type { ListState } from '../listState'
import { ExportButton } from './ExportButton'

interface Props {
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
}

/** Exports all matching records, in the order and with the columns of the list. */
export function ListExportButton({ entity, title, columns, state }: Props) {
  const t = useAdminText()
  const call = useCall()
  const texts = useFieldTexts(entity.name)
  const { language, languages } = useLanguage()
  return (
    <ExportButton
      label={t('ADMIN.LIST.EXPORT')}
      busyText={t('ADMIN.LIST.EXPORTING')}
      errorText={t('ADMIN.LIST.EXPORT_FAILED')}
      onExport={async () => {
        const { saveExport } = await import('./saveExport')
        await saveExport({ call, entity, title, columns, state, texts, language, languages })
      }}
    />
  )
}
