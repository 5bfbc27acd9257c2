import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useBookingText } from '@portico/booking/texts'
import { AppointmentCard } from '../confirmation/AppointmentCard'
import { CancelLinked } from './CancelLinked'
import { JoinLinked } from './JoinLinked'
import { MoveLinked } from './MoveLinked'
import type { LinkedProps } from './useLinkedChange'
import { useLinkText } from './texts'

const parts = { join: JoinLinked, move: MoveLinked, cancel: CancelLinked } as const
type Action = keyof typeof parts
const titles = {
  join: 'LETTER_LINK.JOIN',
  move: 'LETTER_LINK.MOVE_TITLE',
  cancel: 'LETTER_LINK.CANCEL_TITLE',
} as const
const labels = {
  join: 'LETTER_LINK.JOIN',
  move: 'LETTER_LINK.INSTEAD',
  cancel: 'LETTER_LINK.CANCEL',
} as const

/** The appointment of a letter, what the pressed link is for, and links to the other two. */
export function LinkedPage({ token, linked, onOutcome }: LinkedProps) {
  const t = useLinkText()
  // The parts below need them: a page that is shown must not disappear again while they load.
  useBookingText()
  const { action: wanted = '' } = useRoute().params
  const action: Action = wanted in parts ? (wanted as Action) : 'cancel'
  const { appointment, patientName, canChange, opensAt } = linked
  const Part = parts[action]
  const others = (['join', 'move', 'cancel'] as const).filter(
    (other) => other !== action && (other === 'join' ? opensAt !== null : canChange),
  )
  return (
    <div className="stack max-w-160 mx-auto">
      <PageHeader title={t(titles[action])} />
      <AppointmentCard
        appointment={appointment}
        label={patientName === null ? undefined : t('LETTER_LINK.CARD_OF', { name: patientName })}
      />
      {patientName !== null && (
        <p className="font-strong">{t('LETTER_LINK.CARD_OF', { name: patientName })}</p>
      )}
      {action === 'join' || canChange ? (
        <Part key={action} token={token} linked={linked} onOutcome={onOutcome} />
      ) : (
        <Notice tone="warning">{t('LETTER_LINK.TOO_LATE')}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {others.map((other) => (
          <Link
            key={other}
            className={buttonClass({ variant: 'quiet' })}
            to="public.letterLink"
            params={{ action: other }}
            query={{ token }}
          >
            {t(labels[other])}
          </Link>
        ))}
        <Link className={buttonClass({ variant: 'quiet' })} to="auth">
          {t('LETTER_LINK.SIGN_IN')}
        </Link>
      </div>
      <SupportLinks />
    </div>
  )
}
