import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { useUser } from '@portico/core/session/useUser'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import type { IconName } from '@portico/core/ui/media/Icon'
import { ExternalSignIn } from './ExternalSignIn'
import { Setting } from './Setting'
import type { TextKey } from '../texts'

type Change = 'email' | 'phone' | 'password'

interface Props {
  /** Opens the dialog that changes one of them. */
  onChange: (what: Change) => void
}

const icons: Record<Change, IconName> = { email: 'mail', phone: 'phone', password: 'lock' }

/** How the person signs in: email, telephone and password, each with its change. */
export function SignInCard({ onChange }: Props) {
  const t = useText<TextKey>()
  const user = useUser()
  const id = useId()
  const values: Record<Change, string> = {
    email: user?.email ?? t('ACCOUNT.NONE'),
    phone: user?.phone ?? t('ACCOUNT.NONE'),
    password: '••••••••',
  }
  const labels = {
    email: t('ACCOUNT.EMAIL'),
    phone: t('ACCOUNT.PHONE'),
    password: t('ACCOUNT.PASSWORD'),
  }
  return (
    <Card flush as="section" aria-labelledby={id}>
      <CardHead>
        <h2 className="h2" id={id}>
          {t('ACCOUNT.SIGN_IN')}
        </h2>
      </CardHead>
      <ul className="list hairline-t" data-settings="card">
        {(['email', 'phone', 'password'] as const).map((what) => (
          <Setting
            key={what}
            icon={icons[what]}
            label={labels[what]}
            value={what === 'password' ? <span aria-hidden="true">{values[what]}</span> : values[what]}
            action={
              <button type="button" className="link link-underlined" onClick={() => onChange(what)}>
                {t('ACCOUNT.CHANGE')} <span className="sr-only">: {labels[what]}</span>
              </button>
            }
          />
        ))}
        <ExternalSignIn />
      </ul>
    </Card>
  )
}
