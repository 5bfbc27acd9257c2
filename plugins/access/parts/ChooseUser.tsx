import { useApi } from '@core/http/useApi'
import { useText } from '@core/i18n/useText'
import { defaultRoute } from '@core/routing/areas'
import { useGo } from '@core/routing/useGo'
import { useSession } from '@core/session/useSession'
import { Dialog } from '@core/ui/overlays/Dialog'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import type es from '../locales/es.json'
import { dependentsOf } from '../rules'
import { PersonList } from './PersonList'

/** The account dialog (SHELL-029): switches to a dependent's account or back to the user's own. */
export default function ChooseUser({ onClose }: { onClose: () => void }) {
  const t = useText<keyof typeof es>()
  const { userId, actFor } = useSession()
  const go = useGo()
  const me = useApi('GET api/users/root', {})
  const family = useApi('GET api/family', {})
  const choose = (id: string) => {
    onClose()
    go(defaultRoute)
    actFor(id === userId ? null : id)
  }
  const retry = () => {
    void me.mutate()
    void family.mutate()
  }
  return (
    <Dialog title={t('CHOOSE_USER.TITLE')} isOpen onClose={onClose}>
      <p className="muted">{t('CHOOSE_USER.TEXT')}</p>
      {me.error || family.error ? (
        <ErrorState title={t('CHOOSE_USER.FAILED')} onRetry={retry} level={3} />
      ) : me.data && family.data ? (
        <PersonList me={me.data} family={dependentsOf(family.data)} onChoose={choose} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}
