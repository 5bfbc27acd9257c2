import { useText } from '@portico/core/i18n/useText'
import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { speedOf } from '@portico/calls/media/speed'
import { useClockWords } from '@portico/core/ui/time/useClockWords'
import type { KnownLine } from '../day'
import { lineClocks } from '../lineClocks'
import { ChosenDocuments } from './ChosenDocuments'
import type { TextKey } from '../texts'

/** What a doctor knows of the visit before the call: time, age, what the patient wrote and chose, and the check of the devices. */
export function PatientFacts({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { readiness } = line
  const clocks = lineClocks(line)
  const clockWords = useClockWords()
  const speed = readiness && speedOf(readiness, language)
  const faults = (['camera', 'microphone', 'speaker', 'network'] as const).filter(
    (part) => readiness && readiness[part] !== 'ok',
  )
  return (
    <Facts>
      <Fact icon="clock" label={t('DOCTOR.TIME')} note={clockWords({ clocks, start: line.startDate })}>
        {clocks[0].time} · {t('DOCTOR.MINUTES', { count: line.duration })}
      </Fact>
      {line.birthDate && (
        <Fact icon="user-round" label={t('DOCTOR.BORN')}>
          {formatNumericDate(line.birthDate)}
        </Fact>
      )}
      {line.notes && (
        <Fact icon="pencil" label={t('DOCTOR.REASON')}>
          {line.notes}
        </Fact>
      )}
      {line.answers?.map(({ id, label, text }) => (
        <Fact key={id} icon="pencil" label={label}>
          {text}
        </Fact>
      ))}
      <ChosenDocuments line={line} />
      {readiness && (
        <Fact
          icon="video"
          label={t('DOCTOR.DEVICES')}
          note={speed ? `${readiness.browser} · ${t('DOCTOR.SPEED', speed)}` : readiness.browser}
        >
          {faults.length === 0
            ? t('DOCTOR.DEVICES_WELL')
            : faults.map((part) => t(`DOCTOR.FAULT_${part}`)).join(', ')}
        </Fact>
      )}
    </Facts>
  )
}
