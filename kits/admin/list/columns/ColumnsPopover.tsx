import { useState, type RefObject } from 'react'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { useAdminText } from '../../texts'
import { AnchoredPopover } from '../AnchoredPopover'
import { ColumnList, type ColumnListProps } from './ColumnList'
import { rowHeights, type RowHeight } from './useRowHeight'
import './columns.css'

export interface ColumnsProps extends Omit<ColumnListProps, 'onChange'> {
  /** Null: the defaults of the entity. */
  onChange: (columns: readonly string[] | null) => void
  rowHeight: RowHeight
  onRowHeight: (height: RowHeight) => void
}

interface Props extends ColumnsProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The settings of the table: which columns it shows, in which order, and how high its rows are. */
export function ColumnsPopover({ anchor, onClose, rowHeight, onRowHeight, ...list }: Props) {
  const t = useAdminText()
  const { chosen, onChange } = list
  const [resets, setResets] = useState(0)
  const reset = () => {
    onChange(null)
    setResets(resets + 1)
  }
  return (
    <AnchoredPopover
      label={t('ADMIN.LIST.COLUMNS')}
      anchor={anchor}
      onClose={onClose}
      align="end"
      className="a-columns-pop"
    >
      <div className="a-columns">
        <header>
          <h2>{t('ADMIN.LIST.COLUMNS')}</h2>
          <button type="button" className="link" aria-disabled={chosen === null} onClick={reset}>
            {t('ADMIN.LIST.COLUMNS_RESET')}
          </button>
        </header>
        <ColumnList key={resets} {...list} />
        <div className="a-columns-rows">
          <p aria-hidden>{t('ADMIN.LIST.ROW_HEIGHT')}</p>
          <SegmentedControl
            block
            label={t('ADMIN.LIST.ROW_HEIGHT')}
            value={rowHeight}
            onChange={onRowHeight}
            options={rowHeights.map((value) => ({ value, label: t(`ADMIN.LIST.ROWS.${value}`) }))}
          />
        </div>
      </div>
    </AnchoredPopover>
  )
}
