import type { AdminUser } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { useUsersText } from '../../texts'
import { nameOf } from './useFindPatient'

/** Leads to the record of a patient who is a user already, so that nobody becomes a user twice. */
export function KnownUser({ user }: { user: AdminUser }) {
  const t = useUsersText()
  const { id: route } = useRoute()
  return (
    <Notice tone="warning" title={t('ADMIN.USERS.EXTERNAL_PATIENT_KNOWN', { name: nameOf(user) })}>
      <Link className="link link-underlined" to={route} params={{ '*': `users/update/${user.id}` }}>
        {t('ADMIN.USERS.EXTERNAL_PATIENT_OPEN')}
      </Link>
    </Notice>
  )
}
