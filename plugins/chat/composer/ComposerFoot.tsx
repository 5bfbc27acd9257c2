import { useText } from '@portico/core/i18n/useText'
import { useOptions } from '@portico/core/plugin/useHost'
import { useTenant } from '@portico/core/tenant/useTenant'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import type { OtherSide } from '../otherSide'
import type { Notify } from './useNotify'
import type { TextKey } from '../texts'

interface Props {
  isProfessional: boolean
  who: OtherSide
  notify: Notify
}

/** For a patient: when to expect an answer, and what to do in an emergency. For a professional: whether the patient gets an email. */
export function ComposerFoot({ isProfessional, who, notify }: Props) {
  const t = useText<TextKey>()
  const { answerHours } = useOptions('chat')
  const { emergencyNumber } = useTenant()
  if (notify.isShown)
    return (
      <div className="text-sm/normal text-muted text-pretty">
        <Checkbox checked={notify.value === true} onChange={notify.change}>
          {t('CHAT.NOTIFY', { name: who.name })}
        </Checkbox>
      </div>
    )
  if (isProfessional) return null
  return (
    <p className="text-sm/normal text-muted text-pretty">
      {answerHours > 0 && `${t('CHAT.HOURS', { hours: answerHours })} `}
      {t('CHAT.URGENT')} <PhoneLink phone={emergencyNumber} />.
    </p>
  )
}
