import { browserZone, formatRelativeDay, formatTime, midSentence } from '@portico/core/format/dates'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useBookingText } from '../../texts'
import { Icon } from '@portico/core/ui/media/Icon'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import type { FirstTime } from '../../flow/useFirstTimes'
import type { Choice } from '../../variant'
import { modeLabel, priceLabel } from '../labels'
import { ChoicePicture } from './ChoicePicture'

interface Props {
  choice: Choice
  isSelected: boolean
  firstTime: FirstTime
  onPick: () => void
}

/** One choice of a list. */
export function ChoiceRow({ choice, isSelected: isPicked, firstTime, onPick: onTake }: Props) {
  const t = useBookingText()
  const { language } = useLanguage()
  const { icon, label, hint } = choice
  const mode = modeLabel(choice.appointmentType)
  const length = choice.duration && formatDuration(choice.duration, language)
  const details = [mode && t(mode.text), length, priceLabel(choice, t, language)].filter(Boolean).join(' · ')
  return (
    <button type="button" className={choiceClass} aria-current={isPicked} onClick={onTake}>
      <ChoicePicture url={choice.imageUrl} icon={icon ?? mode?.icon} />
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{label}</span>
        {hint && <span className="text-sm text-muted block">{hint}</span>}
        {details && <span className="text-sm text-muted block">{details}</span>}
        <FirstTimeLine first={firstTime} />
      </span>
      <Icon name="chevron-right" size="s" />
    </button>
  )
}

/** The line keeps its height while it loads, so that nothing moves below a finger. */
function FirstTimeLine({ first }: { first: FirstTime }) {
  const t = useBookingText()
  const { language } = useLanguage()
  if (first === undefined) return null
  if (first === 'loading') {
    return (
      <span className="text-sm block">
        <Skeleton width="11rem" />
      </span>
    )
  }
  const { time } = first
  if (time === null) return <span className="text-sm text-muted block">{t('BOOKING.NO_DATES_SHORT')}</span>
  const zone = browserZone()
  return (
    <span className="text-sm font-strong text-success block">
      {t('BOOKING.OWN_FIRST', {
        day: midSentence(formatRelativeDay(time, zone, language), language),
        time: formatTime(time, zone),
      })}
    </span>
  )
}
