import { cx } from '@portico/core/ui/cx'
import { useAdminText } from '../../texts'
import { toggleSort } from '../listState'
import { actionsClass, cellClass, hitClass, nameClass, selectClass } from './cellClasses'
import type { ListColumn } from '../columns/useListColumns'

interface Props {
  columns: readonly ListColumn[]
  sort: string
  onSort: (sort: string) => void
  hasMenu: boolean
  /** How many rows of the page are selected; undefined: rows cannot be selected. */
  selectionState: 'all' | 'some' | 'none' | undefined
  onSelectPage: (on: boolean) => void
}

const headClass = `${cellClass} wide:h-9 wide:bg-sunken font-normal`
const wordsClass = 'text-[0.8125rem] font-strong [line-height:1rem]'
/** At most two lines; longer text ends in an ellipsis, with the full text in its title. */
const labelClass = 'min-w-0 wrap-anywhere line-clamp-2'

/** The column headers, which sort the list, and the checkbox that selects the page. */
export function TableHead({ columns, sort, onSort, hasMenu, selectionState, onSelectPage }: Props) {
  const t = useAdminText()
  return (
    <thead className="wide:sticky wide:z-4 wide:top-0 narrow:absolute narrow:size-px narrow:overflow-hidden narrow:[clip-path:inset(50%)]">
      <tr>
        {selectionState && (
          <th scope="col" className={cx(headClass, selectClass)}>
            <label className={hitClass}>
              <input
                type="checkbox"
                checked={selectionState === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selectionState === 'some'
                }}
                aria-label={t('ADMIN.LIST.SELECT_PAGE')}
                onChange={(event) => onSelectPage(event.target.checked)}
              />
            </label>
          </th>
        )}
        {columns.map(({ field, kind, isUnsorted, label }, index) => {
          const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
          return (
            <th
              key={field}
              scope="col"
              className={cx(
                headClass,
                kind === 'number' ? 'text-end' : 'text-start',
                index === 0 && nameClass(selectionState !== undefined),
                kind === 'date' || kind === 'boolean' ? 'wide:w-32' : index === 0 && 'wide:w-[26%]',
              )}
              aria-sort={order}
            >
              {kind === 'list' || isUnsorted ? (
                <span className={cx(labelClass, wordsClass, 'text-muted')} title={label}>
                  {label}
                </span>
              ) : (
                <button
                  type="button"
                  className={cx(
                    'group/sort inline-flex gap-1 items-center max-w-full min-h-7 text-start',
                    wordsClass,
                    order ? 'text-body' : 'text-muted',
                  )}
                  title={label}
                  aria-label={label}
                  onClick={() => onSort(toggleSort(field, sort))}
                >
                  <span className={labelClass}>{label}</span>
                  <span
                    className={cx(
                      'a-sort-sign flex-none',
                      order ? 'text-brand' : 'invisible group-hover/sort:visible group-hover/sort:opacity-50',
                    )}
                    aria-hidden="true"
                  >
                    {order === 'descending' ? '↓' : '↑'}
                  </span>
                </button>
              )}
            </th>
          )
        })}
        {hasMenu && (
          <th scope="col" className={cx(headClass, actionsClass)}>
            <span className="sr-only">{t('ADMIN.LIST.ACTIONS_HEAD')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
