import { saveFile } from '@portico/core/files/saveFile'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import type { ListSection } from '../../section'
import { useAdminText } from '../../texts'
import { ErrorTable } from '../ErrorTable'
import { ImportShare } from '../ImportShare'
import { rejectedLinesFile } from '../rejectedLines'
import { useNumberFormat } from '../useNumberFormat'
import { useDescribeError } from './useDescribeError'
import type { ImportStep } from './useRecordImport'

interface Props {
  section: ListSection
  state: ImportStep<'done'>
  onAnother: () => void
}

/** The result of an import: counts, and each rejected line with its field and reason. */
export function ImportResultView({ section, state, onAnother }: Props) {
  const t = useAdminText()
  const { id: route } = useRoute()
  const { count } = useNumberFormat()
  const describe = useDescribeError(state)
  const { name, csv, catalogue, result, total } = state
  const done = result.created + result.updated + result.unchanged + result.refused
  const rest = total - done
  const fileName = `${name.replace(/\.csv$/i, '')}-${t('ADMIN.IMPORT.REPORT_LINES_NAME')}.csv`
  const numbers = { good: count(done - result.refused), done: count(done) }
  const refused = { count: result.refused, refused: count(result.refused), formatted: count(result.refused) }
  return (
    <>
      <output>
        <b>{t('ADMIN.IMPORT.REPORT_IN', numbers)}</b>{' '}
        {t(result.refused === 0 ? 'ADMIN.IMPORT.REPORT_ALL_IN' : 'ADMIN.IMPORT.REPORT_OUT', refused)}
      </output>
      {rest > 0 && <output>{t('ADMIN.IMPORT.REPORT_STOPPED', { count: rest, rest: count(rest) })}</output>}
      <ImportShare counts={result} />
      <div className="flex items-center gap-3 flex-wrap">
        {result.refused > 0 && (
          <Button icon="download" onClick={() => saveFile(fileName, rejectedLinesFile(csv, result.errors))}>
            {t('ADMIN.IMPORT.REPORT_LINES', refused)}
          </Button>
        )}
        <Button variant="secondary" icon="upload" onClick={onAnother}>
          {t('ADMIN.IMPORT.ANOTHER')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={route} params={{ '*': section.path }}>
          {t('ADMIN.TO_LIST')}
        </Link>
      </div>
      {result.errors.length > 0 && (
        <ErrorTable entity={catalogue.entity.name} errors={result.errors} describe={describe} />
      )}
    </>
  )
}
