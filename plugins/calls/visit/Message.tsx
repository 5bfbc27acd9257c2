import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'

interface Props {
  title: TextKey
  text: TextKey
  /** Values of the title. */
  values?: Record<string, string> | undefined
  /** Actions before the sign-in. */
  children?: ReactNode
}

/** What the page of a visit says when there is no waiting room: the way on is an action, the account or the telephone. */
export function Message({ title, text, values, children }: Props) {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t(title, values)} />
      <div className="stack max-w-176">
        <p className="lead">{t(text)}</p>
        {children}
        <p className="flex items-center gap-3 flex-wrap">
          <SignIn />
          <SupportLinks />
        </p>
      </div>
    </>
  )
}

/** Opens the portal anew: the tab of a visit has no account. */
export function SignIn() {
  const t = useText<TextKey>()
  return (
    <a className={buttonClass({ variant: 'quiet' })} href="/">
      {t('CALLS.LINK.SIGN_IN')}
    </a>
  )
}
