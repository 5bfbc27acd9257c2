import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@core/ui/actions/Button'
import { useAdminText } from '../../texts'
import type { ColumnsProps } from './ColumnsPopover'

/** It comes when it is first opened. */
const ColumnsPopover = lazy(async () => ({ default: (await import('./ColumnsPopover')).ColumnsPopover }))

/** Opens the choice of columns and of the rows' height. */
export function ColumnsButton(props: ColumnsProps) {
  const t = useAdminText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        size="sm"
        icon="table"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {t('ADMIN.LIST.COLUMNS')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsPopover {...props} anchor={anchor} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
