import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import type { AdminEntity } from '../entity'
import { useAdminText } from '../texts'

/** It comes when it is first opened. */
const ColumnsPopover = lazy(async () => ({ default: (await import('./ColumnsPopover')).ColumnsPopover }))

interface Props {
  entity: AdminEntity
  chosen: readonly string[] | null
  /** Null: those the entity names. */
  onChange: (columns: readonly string[] | null) => void
}

/** Opens the choice of columns. */
export function ColumnsButton(props: Props) {
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
