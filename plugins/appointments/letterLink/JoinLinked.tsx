import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatSentenceDay, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useLinkedChange, type LinkedProps } from './useLinkedChange'
import { useLinkText } from './texts'

/** Joins the call of a video visit; before its waiting room opens, says from when. */
export function JoinLinked({ token, linked, onOutcome }: LinkedProps) {
  const t = useLinkText()
  const { language } = useLanguage()
  const call = useCall()
  const now = useNow()
  const { isBusy, failure, change } = useLinkedChange(onOutcome)
  const { opensAt, appointment } = linked
  if (opensAt === null) return <p>{t('LETTER_LINK.JOIN_IN_PERSON')}</p>
  if (now < Date.parse(opensAt)) {
    const [{ zone }] = appointmentClocks(appointment, browserZone())
    return (
      <p>
        {t('LETTER_LINK.JOIN_FROM', {
          day: formatSentenceDay(opensAt, zone, language),
          time: formatTime(opensAt, zone),
        })}
      </p>
    )
  }
  const join = () =>
    change(async () => {
      const { url } = await call('POST api/letter-links/join', {
        capability: 'letterLinks',
        body: { token },
        quiet: true,
      })
      openVisit(url)
      return undefined
    })
  return (
    <div className="stack">
      {failure && <Notice tone="danger">{t('LETTER_LINK.NOT_JOINED')}</Notice>}
      <Button
        size="lg"
        icon="video"
        busy={isBusy}
        busyText={t('LETTER_LINK.JOIN_BUSY')}
        onClick={() => void join()}
      >
        {t('LETTER_LINK.JOIN')}
      </Button>
    </div>
  )
}

/** The page of a visit starts the portal anew, without the account of this browser. */
function openVisit(url: string): void {
  location.assign(url)
  location.reload()
}
