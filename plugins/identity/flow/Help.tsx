import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** What to do when something in a check does not work. */
export function Help() {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('IDENTITY.HELP')}
      </h2>
      <ul className="grid gap-4 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_svg]:text-brand">
        <li>
          <Icon name="camera" />
          <span>{t('IDENTITY.HELP_CAMERA')}</span>
        </li>
        <li>
          <Icon name="image" />
          <span>{t('IDENTITY.HELP_FILE')}</span>
        </li>
      </ul>
      <SupportLinks />
    </Card>
  )
}
