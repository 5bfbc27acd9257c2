import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

/** What a person can do while somebody checks their identity. */
export function Meanwhile() {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('IDENTITY.MEANWHILE')}
      </h2>
      <p className="text-muted text-pretty">{t('IDENTITY.MEANWHILE_TEXT')}</p>
      <Link className="link" to="videoConsultation.bookedAppointments">
        {t('IDENTITY.APPOINTMENTS')}
      </Link>
    </Card>
  )
}
