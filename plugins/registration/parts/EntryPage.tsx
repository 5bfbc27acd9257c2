import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { Link } from '@portico/core/routing/Link'
import { useSession } from '@portico/core/session/useSession'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { cx } from '@portico/core/ui/cx'
import type { TextKey } from '../texts'

interface Props {
  title: string
  lead?: string
  /** Above the title: the steps of a phone. */
  steps?: ReactNode
  /** Two columns on a desktop. */
  isWide?: boolean
  children: ReactNode
}

/** A page before the sign-in: title, form, a link to help and, without a session, one to the sign-in. */
export function EntryPage({ title, lead, steps, isWide, children }: Props) {
  const t = useText<TextKey>()
  const { userId } = useSession()
  return (
    <div
      className={cx('grid gap-6 content-start w-full max-w-152 mx-auto [&>*]:min-w-0', isWide && 'max-w-264')}
    >
      <div className="stack gap-3">
        {steps}
        <PageHeader title={title} />
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
      <footer className="flex flex-wrap justify-between items-center gap-y-0 gap-x-4 hairline-t pt-2">
        {userId === null && (
          <span>
            {t('ENTRY.HAS_ACCOUNT')}{' '}
            <Link className="link" to="auth">
              {t('ENTRY.SIGN_IN')}
            </Link>
          </span>
        )}
        <SupportLinks />
      </footer>
    </div>
  )
}
