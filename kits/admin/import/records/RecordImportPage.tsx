import { Notice } from '@portico/core/ui/feedback/Notice'
import type { AdminEntity } from '../../entity'
import type { ListSection } from '../../section'
import { useAdminText } from '../../texts'
import { CsvDropZone } from '../CsvDropZone'
import { ColumnsStep } from './ColumnsStep'
import { ImportResultView } from './ImportResultView'
import { ImportRunning } from './ImportRunning'
import { useRecordImport } from './useRecordImport'

interface Props {
  section: ListSection
  entity: AdminEntity
}

/** Imports records from a CSV file, such as an export that was edited in a spreadsheet. */
export default function RecordImportPage({ section, entity }: Props) {
  const t = useAdminText()
  const title = t(section.title as 'ADMIN.TITLE')
  const { state, setState, choose, start, stop } = useRecordImport(entity)
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 content-start max-w-288 pb-8">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.IMPORT.TITLE', { title })}</h1>
      {(state.step === 'file' || state.step === 'columns') && (
        <>
          <p>{t('ADMIN.IMPORT.TEXT')}</p>
          <CsvDropZone
            name={state.step === 'columns' ? state.name : undefined}
            onFile={(file) => void choose(file)}
          />
        </>
      )}
      {state.step === 'file' && state.fault && (
        <Notice tone="danger" role="alert">
          {t(`ADMIN.IMPORT.FAULT.${state.fault}`)}
        </Notice>
      )}
      {state.step === 'columns' && (
        <ColumnsStep
          chosen={state}
          onColumns={(columns) => setState({ ...state, columns })}
          onStart={() => void start(state)}
        />
      )}
      {state.step === 'running' && <ImportRunning state={state} onStop={stop} />}
      {state.step === 'done' && (
        <ImportResultView section={section} state={state} onAnother={() => setState({ step: 'file' })} />
      )}
    </div>
  )
}
