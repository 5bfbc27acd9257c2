import { useText } from '@portico/core/i18n/useText'
import type { Letter } from '@schemas/generated/entities'
import { clocksAt } from '@schemas/time/clocks'
import { browserZone, formatDateTime, formatSentenceDay } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { Panel } from './Panel'
import type { TextKey } from '../texts'

/** The latest emails to the person, the newest first. */
export function SentLetters() {
  const t = useText<TextKey>()
  const source = useApi('GET api/letters/', { capability: 'letters', quiet: 'faults' })
  const letters = source.data ?? []
  return (
    <Panel title={t('NOTIFICATIONS.SENT')} source={source}>
      {letters.length === 0 ? (
        <p className="text-muted">{t('NOTIFICATIONS.SENT.EMPTY')}</p>
      ) : (
        <ul className="stack">
          {letters.map((letter) => (
            <SentLetter key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The time is on the clock that the email tells first, and on the one of this browser where it shows another. */
function SentLetter({ letter }: { letter: Letter }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { kind, status, at, to, patient, doctor, startsAt, zone } = letter
  const clocks = clocksAt(startsAt, [zone, browserZone()])
  const day = formatSentenceDay(startsAt, clocks[0].zone, language)
  const sent = { to: to ?? '', at: formatDateTime(at, browserZone()) }
  return (
    <li>
      <p className="font-strong">{t(`NOTIFICATIONS.KIND.${kind}`)}</p>
      <p>{t('NOTIFICATIONS.SENT.ABOUT', { patient, doctor, day, time: clocks[0].time })}</p>
      <ClockWords className="text-sm" clocks={clocks} start={startsAt} />
      <p className="text-muted text-sm">{t(`NOTIFICATIONS.STATUS.${status}`, sent)}</p>
    </li>
  )
}
