import { useState } from 'react'
import { useCall } from '../../http/useCall'
import { saveFile } from '../../files/saveFile'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { type AdminEntity, type AdminRecord } from '../entity'
import { plain } from '../form/plain'
import { useAdminText, useFieldTexts } from '../texts'
import type { ListState } from './address'
import { allRecords } from './allRecords'
import type { Column } from './columns'
import { csvFile } from './csv'

interface Props {
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
}

/** All records that match, in the order and with the columns of the list, as a file for spreadsheets. */
export function ExportButton({ entity, title, columns, state }: Props) {
  const t = useAdminText()
  const call = useCall()
  const { label, value } = useFieldTexts(entity.name)
  const [busy, setBusy] = useState(false)
  const cell = (record: AdminRecord, field: string): string => {
    const given = record[field]
    if (given !== undefined && entity.form.schema.properties[field]?.enum) return value(field, given)
    return typeof given === 'boolean' ? t(given ? 'ADMIN.LIST.YES' : 'ADMIN.LIST.NO') : plain(given)
  }
  const { exported } = entity
  const file = async (): Promise<Blob> => {
    if (exported) {
      const { search, filters } = state
      const query = { ...filters, ...(search && { search }) }
      return call(exported, { query: query as never, quiet: true, file: true })
    }
    const fields = columns.map(({ field }) => field)
    const rows = (await allRecords(call, entity, state)).map((record) =>
      fields.map((field) => cell(record, field)),
    )
    return csvFile([fields.map((field) => label(field)), ...rows])
  }
  const run = async () => {
    setBusy(true)
    try {
      saveFile(`${title}.csv`, await file())
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
