import { useState } from 'react'
import { Dialog } from '../../ui/Dialog'
import { Switch } from '../../ui/Switch'
import { useAdminText } from '../texts'
import './keys.css'
import { oneKeysOn, setOneKeys } from './oneKeys'
import { useOneKey } from './useOneKey'

/** What keys do, in the order in which they are told. */
const shortcuts = [
  'SEARCH',
  'FILTER',
  'CREATE',
  'ROW',
  'ENDS',
  'PAGE',
  'OPEN',
  'SELECT',
  'EXTEND',
  'SELECT_PAGE',
  'MENU',
  'ESCAPE',
  'SAVE',
  'HELP',
] as const

/** The keys of the administration; `?` opens them. Those that act alone can be switched off there. */
export function ShortcutsButton() {
  const t = useAdminText()
  const [isOpen, open] = useState(false)
  const [on, turn] = useState(oneKeysOn)
  useOneKey('?', () => open(true))
  const set = (to: boolean) => {
    setOneKeys(to)
    turn(to)
  }
  return (
    <>
      <button type="button" className="topbar-link a-keys" onClick={() => open(true)}>
        {t('ADMIN.KEYS.TITLE')} <kbd aria-hidden="true">?</kbd>
      </button>
      <Dialog title={t('ADMIN.KEYS.TITLE')} isOpen={isOpen} onClose={() => open(false)} wide>
        <dl className="a-keys-list">
          {shortcuts.map((does) => (
            <div key={does}>
              <dt>
                <kbd>{t(`ADMIN.KEYS.${does}_KEYS`)}</kbd>
              </dt>
              <dd>{t(`ADMIN.KEYS.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch checked={on} onChange={set}>
          {t('ADMIN.KEYS.ONE')}
        </Switch>
      </Dialog>
    </>
  )
}
