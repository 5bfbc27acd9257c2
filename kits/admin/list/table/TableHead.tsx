import { useAdminText } from '../../texts'
import { toggleSort } from '../listState'
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

/** The column headers, which sort the list, and the checkbox that selects the page. */
export function TableHead({ columns, sort, onSort, hasMenu, selectionState, onSelectPage }: Props) {
  const t = useAdminText()
  return (
    <thead>
      <tr>
        {selectionState && (
          <th scope="col" className="c-select">
            <label className="a-hit">
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
        {columns.map(({ field, kind, label }, index) => {
          const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
          return (
            <th
              key={field}
              scope="col"
              className={index === 0 ? `c-name c-${kind}` : `c-${kind}`}
              aria-sort={order}
            >
              {kind === 'list' ? (
                <span className="a-sort-name" title={label}>
                  {label}
                </span>
              ) : (
                <button
                  type="button"
                  className="a-sort"
                  title={label}
                  aria-label={label}
                  onClick={() => onSort(toggleSort(field, sort))}
                >
                  <span className="a-sort-name">{label}</span>
                  <span className="a-sort-sign" aria-hidden="true">
                    {order === 'descending' ? '↓' : '↑'}
                  </span>
                </button>
              )}
            </th>
          )
        })}
        {hasMenu && (
          <th scope="col" className="c-actions">
            <span className="sr-only">{t('ADMIN.LIST.ACTIONS_HEAD')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
