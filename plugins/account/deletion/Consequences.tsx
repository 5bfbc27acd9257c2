import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import type { AccountDeletion } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** What deleting the account changes, for appointments, family and history. */
export function Consequences({ deletion }: { deletion: AccountDeletion }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { appointments, keptAppointments, dependents, independents } = deletion
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <ul className="grid gap-4 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_li]:text-pretty [&_svg]:text-muted [&_[data-lose]_svg]:text-danger">
      <Line icon="x" isLoss>
        {t('ACCOUNT.DELETE.ACCESS')}
      </Line>
      {dependents.length > 0 && (
        <Line icon="users-round" isLoss>
          {t('ACCOUNT.DELETE.DEPENDENTS', { names: list(dependents) })}
        </Line>
      )}
      {independents.length > 0 && (
        <Line icon="users-round">{t('ACCOUNT.DELETE.INDEPENDENTS', { names: list(independents) })}</Line>
      )}
      {appointments > 0 && (
        <Line icon="calendar" isLoss>
          {t(appointments === 1 ? 'ACCOUNT.DELETE.APPOINTMENT' : 'ACCOUNT.DELETE.APPOINTMENTS', {
            count: appointments,
          })}
        </Line>
      )}
      {keptAppointments > 0 && (
        <Line icon="phone">{t('ACCOUNT.DELETE.KEPT', { count: keptAppointments })}</Line>
      )}
      <Line icon="file-text">{t('ACCOUNT.DELETE.HISTORY')}</Line>
    </ul>
  )
}

interface LineProps {
  icon: IconName
  /** Something is lost. */
  isLoss?: boolean
  children: ReactNode
}

const Line = ({ icon, isLoss, children }: LineProps) => (
  <li data-lose={isLoss ? '' : undefined}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)
