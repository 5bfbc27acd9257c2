import { useState } from 'react'
import { topbarLinkClass } from '@portico/core/app/shell/menu/frameClasses'
import { cx } from '@portico/core/ui/cx'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { useAdminText } from '../texts'
import { Kbd } from './Kbd'
import { useShortcut } from './useShortcut'

const ShortcutsDialog = lazyDialog('shortcuts', async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}))

/** Opens the list of shortcuts, like the key `?`. */
export function ShortcutsButton() {
  const t = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('?', () => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={cx(topbarLinkClass, 'max-desk:hidden')}
        onClick={() => setIsOpen(true)}
      >
        {t('ADMIN.KEYS.TITLE')} <Kbd aria-hidden="true">?</Kbd>
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
