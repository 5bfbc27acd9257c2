import { useRef, useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { actionClass } from '../ListFrame'
import { useAdminText } from '../../texts'
import type { ColumnsProps } from './ColumnsPopover'

const ColumnsPopover = lazyDialog('columns', async () => ({
  default: (await import('./ColumnsPopover')).ColumnsPopover,
}))

/** Opens the settings of the table: its columns and the height of its rows. */
export function ColumnsButton(props: ColumnsProps) {
  const t = useAdminText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        className={actionClass}
        variant="secondary"
        size="sm"
        icon="table"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('ADMIN.LIST.COLUMNS')}
      </Button>
      {isOpen && <ColumnsPopover {...props} anchor={anchor} onClose={() => setIsOpen(false)} />}
    </>
  )
}
