import { lazy, Suspense, useState } from 'react'
import { useAdminText } from '../texts'
import './shortcuts.css'
import { useShortcut } from './useShortcut'

/** It comes when it is first opened. */
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog }))

/** Opens the keys of the administration, as `?` does. */
export function ShortcutsButton() {
  const t = useAdminText()
  const [isOpen, open] = useState(false)
  useShortcut('?', () => open(true))
  return (
    <>
      <button type="button" className="topbar-link a-keys" onClick={() => open(true)}>
        {t('ADMIN.KEYS.TITLE')} <kbd aria-hidden="true">?</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
