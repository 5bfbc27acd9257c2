import { useState } from 'react'
import { useCall } from '@core/http/useCall'
import { Button } from '@core/ui/actions/Button'
import { toast } from '@core/ui/feedback/toast'
import type { AdminEntity } from '../../entity'
import { useLanguage } from '@core/i18n/useLanguage'
import { useAdminText, useFieldTexts } from '../../texts'
import type { ListState } from '../listState'
import type { Column } from '../columns/columns'

interface Props {
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
}

/** All records that match, in the order and with the columns of the list, as a file for spreadsheets. */
export function ListExportButton({ entity, title, columns, state }: Props) {
  const t = useAdminText()
  const call = useCall()
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { saveExport } = await import('./saveExport')
      await saveExport({ call, entity, title, columns, state, texts, language })
    } catch {
      toast({ tone: 'error', text: t('ADMIN.LIST.EXPORT_FAILED') })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={busy}
      busyText={t('ADMIN.LIST.EXPORTING')}
      onClick={() => void run()}
    >
      {t('ADMIN.LIST.EXPORT')}
    </Button>
  )
}
