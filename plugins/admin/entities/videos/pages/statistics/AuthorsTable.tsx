import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { AuthorStatistics } from '@schemas/generated/entities'
import { cx } from '@portico/core/ui/cx'
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

/** A cell; one of a number; the first of a row, which names it; and a row, which is a block on a phone. */
const cellClass = 'desk:h-10 desk:px-2 desk:py-0 desk:hairline-b desk:whitespace-nowrap'
const numberClass = `${cellClass} max-desk:flex max-desk:justify-between max-desk:gap-4 desk:text-end`
const nameClass = `${cellClass} max-desk:block text-start`
const rowClass = 'max-desk:block max-desk:py-2 max-desk:hairline-t'

/** Statistics of all authors, sortable, with their sum. */
export function AuthorsTable({ authors, here, all, onOpen }: Props) {
  const t = useText<TextKey>()
  const [order, setOrder] = useState<AuthorColumn>('realVisualizations')
  const [isExpanded, setIsExpanded] = useState(all)
  const { length: count } = authors
  const rows = sortAuthors(authors, order).slice(0, isExpanded ? count : previewCount)
  return (
    <section className="pt-3 px-4.5 pb-4 bg-raised hairline rounded-card" aria-labelledby="authors">
      <header className="flex flex-wrap items-center gap-x-3 min-h-8">
        <h2 id="authors" className="text-[0.9375rem] font-strong">
          {t('ADMIN.VIDEOS.STATS.AUTHORS')}
        </h2>
        <p className="text-muted">{t('ADMIN.VIDEOS.STATS.SHOWN', { shown: rows.length, count })}</p>
        {!isExpanded && count > previewCount && (
          <Button className="ms-auto" variant="quiet" size="sm" onClick={() => setIsExpanded(true)}>
            {t('ADMIN.VIDEOS.STATS.SHOW_ALL', { count })}
          </Button>
        )}
      </header>
      <table className="w-full border-collapse figures max-desk:block">
        <thead className="max-desk:hidden">
          <tr>
            <th scope="col" className={cx(nameClass, 'desk:ps-0')}>
              {t('ADMIN.VIDEOS.STATS.AUTHOR')}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx(cellClass, 'desk:text-end')}
                aria-sort={column === order ? 'descending' : undefined}
              >
                <button
                  type="button"
                  className={cx('min-h-tap font-semibold', column === order ? 'text-body' : 'text-muted')}
                  onClick={() => setOrder(column)}
                >
                  {column === order && <span aria-hidden="true">↓ </span>}
                  {t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {rows.map((author) => (
            <Row key={author.ownerId} author={author} isHere={author.ownerId === here} onOpen={onOpen} />
          ))}
        </tbody>
        <tfoot className="font-strong max-desk:block">
          <tr className={rowClass}>
            <th scope="row" className={cx(nameClass, 'desk:ps-0 desk:[border-bottom:0]')}>
              {t('ADMIN.VIDEOS.STATS.ALL', { count })}
            </th>
            <Numbers of={totals(authors)} isLast />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface RowProps extends Pick<Props, 'onOpen'> {
  author: AuthorStatistics
  /** Whether the author is on view. */
  isHere: boolean
}

function Row({ author, isHere, onOpen }: RowProps) {
  return (
    <tr
      className={cx(rowClass, isHere && '[box-shadow:inset_3px_0_var(--brand)] max-desk:ps-2.5')}
      aria-current={isHere || undefined}
    >
      <th scope="row" className={cx(nameClass, isHere ? 'max-desk:ps-0 desk:ps-2.5' : 'desk:ps-0')}>
        <button type="button" className="link" onClick={() => onOpen(author.ownerId)}>
          {author.ownerFullName}
        </button>
      </th>
      <Numbers of={author} />
    </tr>
  )
}

/** On a phone, each number is next to its name. */
function Numbers({ of, isLast = false }: { of: Pick<AuthorStatistics, AuthorColumn>; isLast?: boolean }) {
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
    <td
      key={column}
      className={cx(
        numberClass,
        'max-desk:before:[content:attr(data-label)] max-desk:before:text-muted max-desk:before:font-normal',
        isLast && 'desk:[border-bottom:0]',
      )}
      data-label={t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)}
    >
      {words[column](of[column])}
    </td>
  ))
}
