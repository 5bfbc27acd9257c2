import { useText } from '@portico/core/i18n/useText'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { CardNotice } from './cardNotice'
import type { TextKey } from '../../texts'

/** Why nothing was paid, or what the bank asks for. */
export function PaymentNotice({ notice, isChallenge }: { notice: CardNotice | null; isChallenge: boolean }) {
  const t = useText<TextKey>()
  if (isChallenge)
    return (
      <Notice>
        <output>{t('CARD.CHALLENGE')}</output>
      </Notice>
    )
  if (!notice) return null
  return (
    <Notice role="alert" tone={notice.isUnknown ? 'warning' : 'danger'} title={t(notice.title)}>
      {t(notice.text, { count: notice.count })}
    </Notice>
  )
}
