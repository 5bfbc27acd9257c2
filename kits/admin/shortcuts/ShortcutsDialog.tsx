import { useState } from 'react'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { Switch } from '@portico/core/ui/forms/Switch'
import { useAdminText } from '../texts'
import { Kbd } from './Kbd'
import { areSingleKeysOn, setSingleKeys } from './singleKeys'

/** The shortcuts in the order of the dialog. */
const shortcuts = [
  'FIND',
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

/** The shortcuts of the administration, with a switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useAdminText()
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const change = (on: boolean) => {
    setSingleKeys(on)
    setIsOn(on)
  }
  return (
    <Dialog title={t('ADMIN.KEYS.TITLE')} isOpen onClose={onClose} wide>
      <dl className="grid gap-y-1 gap-x-6 desk:grid-cols-2">
        {shortcuts.map((shortcut) => (
          <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 items-baseline" key={shortcut}>
            <dt>
              <Kbd>{t(`ADMIN.KEYS.${shortcut}_KEYS`)}</Kbd>
            </dt>
            <dd>{t(`ADMIN.KEYS.${shortcut}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={isOn} onChange={change}>
        {t('ADMIN.KEYS.ONE')}
      </Switch>
    </Dialog>
  )
}
