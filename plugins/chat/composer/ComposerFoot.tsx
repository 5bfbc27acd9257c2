import { useText } from '@core/i18n/useText'
import { useOptions } from '@core/plugin/useHost'
import { useTenant } from '@core/tenant/useTenant'
import { PhoneLink } from '@core/ui/actions/PhoneLink'
import { Checkbox } from '@core/ui/forms/Checkbox'
import type { Other } from '../other'
import type es from '../locales/es.json'
import type { Notify } from './useNotify'

interface Props {
  isProfessional: boolean
  who: Other
  notify: Notify
}

/** For a patient when an answer comes and what to do in an emergency; for a professional the e-mail to the patient. */
export function ComposerFoot({ isProfessional, who, notify }: Props) {
  const t = useText<keyof typeof es>()
  const { answerHours } = useOptions('chat')
  const { emergencyNumber } = useTenant()
  if (notify.isShown)
    return (
      <div className="composer-foot">
        <Checkbox checked={notify.value === true} onChange={notify.change}>
          {t('CHAT.NOTIFY', { name: who.name })}
        </Checkbox>
      </div>
    )
  if (isProfessional) return null
  return (
    <p className="composer-foot">
      {answerHours > 0 && `${t('CHAT.HOURS', { hours: answerHours })} `}
      {t('CHAT.URGENT')} <PhoneLink phone={emergencyNumber} />.
    </p>
  )
}
