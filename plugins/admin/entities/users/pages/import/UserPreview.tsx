import useSWR from 'swr'
import { PreviewRows, type PreviewRow } from '@portico/admin/import/PreviewRows'
import { cellsOf } from '@portico/admin/import/csvFile'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { useFieldTexts } from '@portico/admin/texts'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { usePersonContext } from '@portico/core/session/personContext'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { ImportPreview } from '@schemas/generated/entities'
import { useUsersText } from '../../texts'
import { firstLines, type ChosenFile } from './importJob'
import { useErrorText } from './useErrorText'

const operation = 'POST api/users/admin/import-users/preview'
const outcomes = { created: 'create', updated: 'update', unchanged: 'unchanged', refused: 'refused' } as const

/** What an import would do with the first lines of a file. Nothing where the back end cannot say so. */
export function UserPreview({ chosen }: { chosen: ChosenFile }) {
  const isOffered = useCapability('importPreview')
  return isOffered ? <Preview chosen={chosen} /> : null
}

function Preview({ chosen }: { chosen: ChosenFile }) {
  const t = useUsersText()
  const { personKey } = usePersonContext()
  const call = useCall()
  const toRow = useRow(chosen)
  const { file, columns } = chosen
  const { data, error, isValidating, mutate } = useSWR<readonly ImportPreview[], ApiError>(
    [personKey, operation, file.name, file.size, file.lastModified, columns],
    async () => {
      const query = { columns: columns.join(',') }
      const body = await firstLines(chosen)
      return call(operation, { capability: 'importPreview', body, query, quiet: true })
    },
  )
  if (error && !data)
    return (
      <ErrorState
        title={t('ADMIN.USERS.IMPORT_PREVIEW_FAILED')}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  if (!data)
    return (
      <Loading>
        <Skeleton shape="block" height="8rem" />
      </Loading>
    )
  return <PreviewRows rows={data.map(toRow)} />
}

/** Returns a function that makes the row of a line. */
function useRow({ csv, columns }: ChosenFile): (preview: ImportPreview) => PreviewRow {
  const { count } = useNumberFormat()
  const { label } = useFieldTexts('USER')
  const wordsOf = useErrorText()
  return ({ line, becomes, changed, errors }) => {
    const cells = cellsOf(csv.lines.get(line) ?? '', csv.separator)
    const cellOf = (field: string) => (columns.includes(field) ? (cells[columns.indexOf(field)] ?? '') : '')
    const faults = errors.map((error) => {
      const { field, value, why } = wordsOf({ ...error, line })
      return value ? `${field}, ${value}: ${why}` : `${field}: ${why}`
    })
    const changes = changed
      .filter((field) => cellOf(field))
      .map((field) => `${label(field)}: ${cellOf(field)}`)
    return {
      line: count(line),
      name: ['surname', 'name'].map(cellOf).filter(Boolean).join(', ') || cellOf('email'),
      outcome: outcomes[becomes],
      notes: becomes === 'refused' ? faults : changes,
    }
  }
}
