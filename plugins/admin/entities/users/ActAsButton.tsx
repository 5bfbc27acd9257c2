import { useState } from 'react'
import type { AdminRecord } from '@portico/admin/entity'
import { useFormView } from '@portico/admin/form/FormView'
import { toText } from '@portico/admin/values/toText'
import { defaultRoute } from '@portico/core/routing/areas'
import { useGo } from '@portico/core/routing/useGo'
import { currentPath } from '@portico/core/session/session'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { useUsersText } from './texts'

/** Uses the account of a user, for users administrators. The banner of the portal leads back to the record. */
export default function ActAsButton({ record }: { record: AdminRecord }) {
  const t = useUsersText()
  const { changed } = useFormView()
  const { userId, actingFor, roles, actFor } = useSession()
  const go = useGo()
  const [isAsking, setIsAsking] = useState(false)
  const id = toText(record['id'])
  if (!roles.has('UsersAdministrator') || record['active'] === false) return null
  if (id === userId || id === actingFor) return null
  const ask = () => {
    if (changed.length === 0) setIsAsking(true)
    else toast({ tone: 'error', text: t('ADMIN.USERS.ACT_UNSAVED') })
  }
  const act = async () => {
    const origin = currentPath()
    go(defaultRoute)
    actFor(id, origin)
  }
  return (
    <>
      <Button variant="secondary" icon="user-round" onClick={ask}>
        {t('ADMIN.USERS.ACT')}
      </Button>
      <ConfirmDialog
        title={t('ADMIN.USERS.ACT_TITLE', { name: toText(record['name']) })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirm={t('ADMIN.USERS.ACT')}
        confirmBusy={t('ADMIN.ACTION.BUSY')}
        keep={t('ADMIN.ACTION.KEEP')}
        tone="primary"
        onConfirm={act}
      >
        {t(roles.has('records') ? 'ADMIN.USERS.ACT_TEXT' : 'ADMIN.USERS.ACT_TEXT_WITHOUT_RECORDS')}
      </ConfirmDialog>
    </>
  )
}
