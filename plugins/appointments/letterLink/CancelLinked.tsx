import { useCall } from '@portico/core/http/useCall'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useLinkedChange, type LinkedProps } from './useLinkedChange'
import { useLinkText } from './texts'

/** Cancels the appointment of a letter, after saying what happens to the time and to the payment. */
export function CancelLinked({ token, linked, onOutcome }: LinkedProps) {
  const t = useLinkText()
  const call = useCall()
  const { isBusy, failure, change } = useLinkedChange(onOutcome)
  const notices = useContributions('cancelNotices')
  const cancel = () =>
    change(async () => {
      await call('POST api/letter-links/cancel', { capability: 'letterLinks', body: { token }, quiet: true })
      return { done: 'cancelled' }
    })
  return (
    <div className="stack">
      <p className="text-pretty">{t('LETTER_LINK.CANCEL_TEXT')}</p>
      {notices.map(({ plugin, id, notice }) => (
        <LazyPart
          key={id}
          point="cancelNotices"
          plugin={plugin}
          id={id}
          load={notice}
          props={{ appointment: linked.appointment }}
        />
      ))}
      {failure && <Notice tone="danger">{t('LETTER_LINK.NOT_CANCELLED')}</Notice>}
      <Button
        variant="danger"
        size="lg"
        busy={isBusy}
        busyText={t('LETTER_LINK.CANCEL_BUSY')}
        onClick={() => void cancel()}
      >
        {t('LETTER_LINK.CANCEL')}
      </Button>
    </div>
  )
}
