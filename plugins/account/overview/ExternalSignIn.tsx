import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { Setting } from './Setting'
import type { TextKey } from '../texts'

/** The provider through which the person signs in too, and its end. An account without one, and an API that has none, shows nothing. */
export function ExternalSignIn() {
  const t = useText<TextKey>()
  const call = useCall()
  const [isAsking, setIsAsking] = useState(false)
  const { data, mutate } = useApi('GET api/users/external-sign-in', {
    capability: 'signInProviders',
    quiet: true,
  })
  const name = data?.name
  if (!name) return null
  const remove = async () => {
    await call('DELETE api/users/external-sign-in')
    toast({ tone: 'success', text: t('ACCOUNT.EXTERNAL.REMOVED', { name }) })
    await mutate()
  }
  return (
    <>
      <Setting
        icon="external-link"
        label={t('ACCOUNT.EXTERNAL')}
        value={name}
        action={
          <button type="button" className="link link-underlined" onClick={() => setIsAsking(true)}>
            {t('ACCOUNT.EXTERNAL.REMOVE')} <span className="sr-only">: {name}</span>
          </button>
        }
      />
      <ConfirmDialog
        title={t('ACCOUNT.EXTERNAL.TITLE', { name })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirm={t('ACCOUNT.EXTERNAL.CONFIRM', { name })}
        confirmBusy={t('ACCOUNT.SAVING')}
        keep={t('ACCOUNT.BACK')}
        onConfirm={remove}
      >
        <p className="text-pretty">{t('ACCOUNT.EXTERNAL.TEXT')}</p>
      </ConfirmDialog>
    </>
  )
}
