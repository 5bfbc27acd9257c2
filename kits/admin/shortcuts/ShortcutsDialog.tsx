import { useState } from 'react'
import { Dialog } from '@core/ui/overlays/Dialog'
import { Switch } from '@core/ui/forms/Switch'
import { useAdminText } from '../texts'
import { areSingleKeysOn, setSingleKeys } from './singleKeys'

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
  'NEXT',
  'BEFORE',
  'HISTORY',
  'SAVE',
  'HELP',
] as const

/** The keys of the administration. Those that act alone can be switched off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useAdminText()
  const [on, turn] = useState(areSingleKeysOn)
  const set = (to: boolean) => {
    setSingleKeys(to)
    turn(to)
  }
  return (
    <Dialog title={t('ADMIN.KEYS.TITLE')} isOpen onClose={onClose} wide>
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
  )
}
