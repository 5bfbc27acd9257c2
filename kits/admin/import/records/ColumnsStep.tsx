import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useAdminText } from '../../texts'
import { ColumnMapping } from '../ColumnMapping'
import { ErrorTable } from '../ErrorTable'
import { ImportShare } from '../ImportShare'
import { repeatedFields } from '../guessColumns'
import { useNumberFormat } from '../useNumberFormat'
import { PreviewTable } from './PreviewTable'
import { identifyRecords, planLines } from './planLines'
import { countPlans } from './sendLines'
import { useDescribeError } from './useDescribeError'
import type { ChosenRecords } from './useRecordImport'

interface Props {
  chosen: ChosenRecords
  onColumns: (columns: ChosenRecords['columns']) => void
  onStart: () => void
}

/** The columns of the file, and what the import would do with its lines. */
export function ColumnsStep({ chosen, onColumns, onStart }: Props) {
  const t = useAdminText()
  const { count } = useNumberFormat()
  const describe = useDescribeError(chosen)
  const { csv, columns, labels, catalogue } = chosen
  const fault = useColumnsFault(chosen)
  const plans = planLines(csv, columns, catalogue)
  const preview = countPlans(plans)
  const changes = preview.created + preview.updated
  return (
    <>
      <ColumnMapping
        csv={csv}
        columns={columns}
        fields={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        onChange={onColumns}
      />
      {fault ? (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      ) : (
        <>
          <ImportShare counts={preview} />
          <PreviewTable chosen={chosen} plans={plans} describe={describe} />
          {changes > 0 ? (
            <div className="flex items-center gap-3">
              <Button icon="upload" onClick={onStart}>
                {t('ADMIN.IMPORT.START', { count: changes, formatted: count(changes) })}
              </Button>
            </div>
          ) : (
            <output>{t('ADMIN.IMPORT.NO_CHANGES')}</output>
          )}
          {preview.errors.length > 0 && (
            <ErrorTable entity={catalogue.entity.name} errors={preview.errors} describe={describe} />
          )}
        </>
      )}
    </>
  )
}

/** What is wrong with the chosen columns. */
function useColumnsFault({ columns, labels, catalogue }: ChosenRecords): string | undefined {
  const t = useAdminText()
  const twice = repeatedFields(columns)
  if (twice.length > 0)
    return t('ADMIN.IMPORT.FAULT.twice', { columns: twice.map((key) => labels[key]).join(', ') })
  return identifyRecords(columns, catalogue) ? undefined : t('ADMIN.IMPORT.FAULT.noKey')
}
