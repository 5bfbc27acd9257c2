import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { defaultRoute } from '@portico/core/routing/areas'
import { useGo } from '@portico/core/routing/useGo'
import { useSession } from '@portico/core/session/useSession'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { dependentsOf } from '../rules'
import { PersonList } from './PersonList'
import type { TextKey } from '../texts'

/** The account dialog: switches to a dependent's account or back to the user's own. */
export default function ChooseUser({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
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
      <p className="text-muted">{t('CHOOSE_USER.TEXT')}</p>
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
