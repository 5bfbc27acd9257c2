import { useText } from '@portico/core/i18n/useText'
import { Switch } from '@portico/core/ui/forms/Switch'
import { Icon } from '@portico/core/ui/media/Icon'
import { setKeysOn, useAreKeysOn } from '@portico/calls/keys/callKeys'
import type { TextKey } from './texts'

/** The line of the account that switches the keys of calls on and off. */
export default function Keys() {
  const t = useText<TextKey>()
  return (
    <>
      <Icon name="video" />
      <div className="flex-1 min-w-0">
        <Switch checked={useAreKeysOn()} onChange={setKeysOn}>
          <span className="font-strong">{t('CALLS.KEYS')}</span>
          <br />
          <span className="text-muted text-sm">{t('CALLS.KEYS_TEXT')}</span>
        </Switch>
      </div>
    </>
  )
}
