import { useText } from '@portico/core/i18n/useText'
import { useLabel } from '@portico/core/i18n/useLabel'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { usePermitted } from '@portico/core/session/usePermitted'
import { useSession } from '@portico/core/session/useSession'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { StatusPage } from '../parts/StatusPage'
import type { TextKey } from '../texts'

/** The doctor in the address is not the patient's, or the patient has none. */
export default function ErrorDoctorUrl() {
  const t = useText<TextKey>()
  const { userId, actingFor, actFor, signOut } = useSession()
  return (
    <StatusPage icon="stethoscope" title={t('ERROR_DOCTOR_URL.TITLE')} text={t('ERROR_DOCTOR_URL.TEXT')} help>
      {/* Outside the areas of the portal no banner leads back from the account of somebody else. */}
      <Link className={buttonClass()} to={defaultRoute} onClick={() => actFor(null)}>
        {t(actingFor === null ? 'ERROR_DOCTOR_URL.GO' : 'SHELL.ACTING_BACK')}
      </Link>
      {actingFor === null && <RoleLinks />}
      {userId !== null && (
        <Button variant="quiet" onClick={signOut}>
          {t('ERROR_DOCTOR_URL.OTHER')}
        </Button>
      )}
    </StatusPage>
  )
}

/** What a doctor or an administrator can open without a doctor of their own: the entries of the menu for their role. */
function RoleLinks() {
  const label = useLabel()
  return usePermitted('menu')
    .filter(({ requires }) => requires?.role !== undefined)
    .map((entry) => (
      <Link key={entry.id} className={buttonClass({ variant: 'secondary' })} to={entry.to}>
        {label(entry.label)}
      </Link>
    ))
}
