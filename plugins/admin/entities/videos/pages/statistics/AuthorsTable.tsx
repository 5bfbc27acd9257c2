import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { AuthorStatistics } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { columns, sortAuthors, totals, type AuthorColumn } from './model/authors'
import { useStatisticsFormat } from './useStatisticsFormat'
import type { TextKey } from '../../../../texts'

interface Props {
  authors: readonly AuthorStatistics[]
  /** Id of the author on view. */
  here: string | null
  /** Whether all rows are visible from the start. */
  all: boolean
  onOpen: (authorId: string) => void
}

const previewCount = 5

/** Statistics of all authors, sortable, with their sum. */
export function AuthorsTable({ authors, here, all, onOpen }: Props) {
  const t = useText<TextKey>()
  const [order, setOrder] = useState<AuthorColumn>('realVisualizations')
  const [isExpanded, setIsExpanded] = useState(all)
  const { length: count } = authors
  const rows = sortAuthors(authors, order).slice(0, isExpanded ? count : previewCount)
  return (
    <section className="stat-authors" aria-labelledby="authors">
      <header>
        <h2 id="authors">{t('ADMIN.VIDEOS.STATS.AUTHORS')}</h2>
        <p className="field-hint">{t('ADMIN.VIDEOS.STATS.SHOWN', { shown: rows.length, count })}</p>
        {!isExpanded && count > previewCount && (
          <Button variant="quiet" size="sm" onClick={() => setIsExpanded(true)}>
            {t('ADMIN.VIDEOS.STATS.SHOW_ALL', { count })}
          </Button>
        )}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ADMIN.VIDEOS.STATS.AUTHOR')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={column === order ? 'descending' : undefined}>
                <button
                  type="button"
                  className="stat-sort min-h-tap font-semibold"
                  onClick={() => setOrder(column)}
                >
                  {column === order && <span aria-hidden="true">↓ </span>}
                  {t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((author) => (
            <tr key={author.ownerId} aria-current={author.ownerId === here || undefined}>
              <th scope="row">
                <button type="button" className="link" onClick={() => onOpen(author.ownerId)}>
                  {author.ownerFullName}
                </button>
              </th>
              <Numbers of={author} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('ADMIN.VIDEOS.STATS.ALL', { count })}</th>
            <Numbers of={totals(authors)} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** On a phone, each number is next to its name. */
function Numbers({ of }: { of: Pick<AuthorStatistics, AuthorColumn> }) {
  const t = useText<TextKey>()
  const { number, playTime } = useStatisticsFormat()
  const words: Readonly<Record<AuthorColumn, (value: number) => string>> = {
    realVisualizations: number,
    impressions: number,
    reprosAverage: playTime,
    totalTimePlay: playTime,
    stimatedEarns: (value) => number(value, 2),
  }
  return columns.map((column) => (
    <td key={column} data-label={t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)}>
      {words[column](of[column])}
    </td>
  ))
}
