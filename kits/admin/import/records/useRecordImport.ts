import { useRef, useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import { checkFile } from '../checkFile'
import { readCsvText, readFileText, type CsvText } from '../csvFile'
import { guessColumns, type ColumnFields } from '../guessColumns'
import { useRememberedColumns } from '../useRememberedColumns'
import { readCatalogue, type Catalogue } from './catalogue'
import { columnLabels } from './importColumns'
import { planLines } from './planLines'
import { sendLines, type ImportResult } from './sendLines'

/** A chosen file, and the records that its lines are compared with. */
export interface ChosenRecords {
  name: string
  csv: CsvText
  columns: ColumnFields
  catalogue: Catalogue
  /** The labels of the columns that a file can have, by key. */
  labels: Readonly<Record<string, string>>
}

export type RecordImport =
  | { step: 'file'; fault?: 'notCsv' | 'tooBig' | 'empty' | 'catalogue' }
  | ({ step: 'columns' } & ChosenRecords)
  | ({ step: 'running'; done: number; total: number } & ChosenRecords)
  | ({ step: 'done'; result: ImportResult; total: number } & ChosenRecords)

/** The state of an import at one of its steps. */
export type ImportStep<Step extends RecordImport['step']> = Extract<RecordImport, { step: Step }>

/** The steps of an import of records: choose a file, map its columns, send its lines. */
export function useRecordImport(entity: AdminEntity) {
  const t = useAdminText()
  const call = useCall()
  const invalidate = useInvalidate()
  const texts = useFieldTexts(entity.name)
  const { language, languages } = useLanguage()
  const { read, remember } = useRememberedColumns(entity.name)
  const [state, setState] = useState<RecordImport>({ step: 'file' })
  const controller = useRef(new AbortController())

  const choose = async (file: File | undefined) => {
    if (!file) return
    const fault = checkFile(file)?.id
    if (fault) return setState({ step: 'file', fault })
    const csv = await readFileText(file).then(readCsvText, () => null)
    if (!csv || csv.lines.size === 0) return setState({ step: 'file', fault: 'empty' })
    const catalogue = await readCatalogue({ call, entity, texts, language, languages }).catch(() => null)
    if (!catalogue) return setState({ step: 'file', fault: 'catalogue' })
    const labels = columnLabels(catalogue.columns, texts, { language, id: t('ADMIN.IMPORT.ID') })
    const fields = Object.keys(labels)
    const names = Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, [label]]))
    const columns = guessColumns(csv.names, { fields, names, remembered: read() })
    setState({ step: 'columns', name: file.name, csv, columns, catalogue, labels })
  }

  const start = async (chosen: ChosenRecords) => {
    const { csv, columns, catalogue } = chosen
    remember(csv.names, columns)
    const plans = planLines(csv, columns, catalogue)
    const { signal } = (controller.current = new AbortController())
    const onProgress = (done: number) => setState({ ...chosen, step: 'running', done, total: plans.length })
    onProgress(0)
    const result = await sendLines(plans, { call, entity, signal, onProgress })
    await invalidate(entity.path)
    setState({ ...chosen, step: 'done', result, total: plans.length })
  }

  return { state, setState, choose, start, stop: () => controller.current.abort() }
}
