import { browserZone, formatRelativeDay, formatTime } from '@portico/core/format/dates'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useBookingText } from '../../texts'
import { Icon } from '@portico/core/ui/media/Icon'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import type { Choice } from '../../variant'
import { modeLabel, priceLabel } from '../labels'
import { ChoicePicture } from './ChoicePicture'

interface Props {
  choice: Choice
  isSelected: boolean
  onPick: () => void
}

/** One choice of a list. */
export function ChoiceRow({ choice, isSelected: isPicked, onPick: onTake }: Props) {
  const t = useBookingText()
  const { language } = useLanguage()
  const { icon, label, hint, firstDate } = choice
  const mode = modeLabel(choice.appointmentType)
  const length = choice.duration && formatDuration(choice.duration, language)
  const details = [mode && t(mode.text), length, priceLabel(choice, t, language)].filter(Boolean).join(' · ')
  const zone = browserZone()
  return (
    <button type="button" className={choiceClass} aria-current={isPicked} onClick={onTake}>
      <ChoicePicture url={choice.imageUrl} icon={icon ?? mode?.icon} />
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{label}</span>
        {hint && <span className="text-sm text-muted block">{hint}</span>}
        {details && <span className="text-sm text-muted block">{details}</span>}
      </span>
      {firstDate && (
        <span className="text-sm whitespace-nowrap desk:hidden">
          {formatRelativeDay(firstDate, zone, language)}, {formatTime(firstDate, zone)}
        </span>
      )}
      <Icon name="chevron-right" size="s" />
    </button>
  )
}
