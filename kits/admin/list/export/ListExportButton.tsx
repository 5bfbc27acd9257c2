import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import type { Column } from '../columns/columns'
import type { ListState } from '../listState'
import { actionClass } from '../ListFrame'
import { ExportButton } from './ExportButton'
import { ApiError } from '@portico/core/http/apiError'

interface Props {
  entity: AdminEntity
  /** Whether the file carries the ids of the records, to be imported again. */
  hasIds: boolean
  title: string
  columns: readonly Column[]
  state: ListState
}

/** Exports all matching records, in the order and with the columns of the list. */
export function ListExportButton({ entity, hasIds, title, columns, state }: Props) {
  const t = useAdminText()
  const call = useCall()
  const texts = useFieldTexts(entity.name)
  const { language, languages } = useLanguage()
  return (
    <ExportButton
      className={actionClass}
      label={t('ADMIN.LIST.EXPORT')}
      busyText={t('ADMIN.LIST.EXPORTING')}
      errorText={(error) => t(exportErrorKey(error))}
      onExport={async () => {
        const { saveExport } = await import('./saveExport')
        const id = hasIds ? t('ADMIN.IMPORT.ID') : undefined
        await saveExport({ call, entity, id, title, columns, state, texts, language, languages })
      }}
    />
  )
}

/** The text key for an export that failed. */
const exportErrorKey = (error: unknown) =>
  error instanceof ApiError && error.message === 'TOO_MUCH_WORK'
    ? 'ADMIN.LIST.EXPORT_TOO_MUCH_WORK'
    : 'ADMIN.LIST.EXPORT_FAILED'
