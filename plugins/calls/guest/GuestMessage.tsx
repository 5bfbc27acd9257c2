import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'

interface Props {
  title: TextKey
  text: TextKey
  /** The way on, where there is one. */
  children?: ReactNode
}

/** What a guest reads outside the call. It names neither the visit nor the reason. */
export function GuestMessage({ title, text, children }: Props) {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t(title)} />
      <div className="stack gap-4 max-w-[60rem]">
        <p className="lead">{t(text)}</p>
        {children && <div>{children}</div>}
      </div>
    </>
  )
}
