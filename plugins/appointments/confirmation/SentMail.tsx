import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import type { Letter } from '@schemas/generated/entities'
import type { TextKey } from '../texts'

/** A page of another plugin: where that is off, the link does not appear. */
const notificationsPage = 'profile.notifications' as string as RouteId

/** Says whether the confirmation is sent by email, and to which address; nothing while that is not known. */
export function SentMail({ bookId }: { bookId: number }) {
  const t = useText<TextKey>()
  const { data, isValidating } = useApi('GET api/letters/', { capability: 'letters', quiet: true })
  const mail = data?.find((one) => one.bookId === bookId && isConfirmation(one))
  // A list that was read before the booking does not have it yet.
  if (!data || (!mail && isValidating)) return null
  return (
    <p className="flex items-start gap-2 text-muted text-pretty">
      <Icon name="mail" size="s" />
      <span>
        {mail ? t(textOf(mail), { email: mail.to ?? '' }) : t('APPOINTMENT_BOOKED.MAIL_NONE')}{' '}
        {!mail && (
          <Link className="link" to={notificationsPage}>
            {t('APPOINTMENT_BOOKED.MAIL_CHOOSE')}
          </Link>
        )}
      </span>
    </p>
  )
}

const isConfirmation = ({ kind, audience }: Letter): boolean =>
  (kind === 'booked' || kind === 'moved') && audience !== 'doctor'

const textOf = ({ status, to }: Letter) =>
  status === 'failed'
    ? 'APPOINTMENT_BOOKED.MAIL_FAILED'
    : to
      ? 'APPOINTMENT_BOOKED.MAIL_SENT'
      : 'APPOINTMENT_BOOKED.MAIL_WAITING'
