import { useState, type RefObject } from 'react'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { useAdminText } from '../../texts'
import { AnchoredPopover } from '../AnchoredPopover'
import { ColumnList, type ColumnListProps } from './ColumnList'
import { rowHeights, type RowHeight } from './useRowHeight'

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
      className="p-0"
    >
      <div className="grid w-70 p-[0.3125rem] [outline:none] text-sm/normal [&_.link[aria-disabled=true]]:text-muted [&_.link[aria-disabled=true]]:cursor-default">
        <header className="flex items-center justify-between pt-[0.3125rem] pb-0 px-[0.5625rem]">
          <h2 className="[font-size:inherit] font-strong">{t('ADMIN.LIST.COLUMNS')}</h2>
          <button type="button" className="link" aria-disabled={chosen === null} onClick={reset}>
            {t('ADMIN.LIST.COLUMNS_RESET')}
          </button>
        </header>
        <ColumnList key={resets} {...list} />
        <div className="hidden gap-1.5 mt-[0.3125rem] pt-2.5 pb-[0.5625rem] px-[0.5625rem] hairline-t desk:pointer-fine:grid">
          <p className="[font-size:inherit] font-strong" aria-hidden>
            {t('ADMIN.LIST.ROW_HEIGHT')}
          </p>
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
