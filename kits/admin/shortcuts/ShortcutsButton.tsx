import { useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { useAdminText } from '../texts'
import '../admin.css'
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
      <button type="button" className="topbar-link max-desk:hidden" onClick={() => setIsOpen(true)}>
        {t('ADMIN.KEYS.TITLE')} <kbd aria-hidden="true">?</kbd>
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
