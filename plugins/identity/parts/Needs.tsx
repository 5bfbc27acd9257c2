import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

const needs = [
  ['DOCUMENT', 'id-card'],
  ['CAMERA', 'camera'],
  ['LIGHT', 'sun'],
] as const

/** What a person needs at hand. */
export function Needs() {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('IDENTITY.NEEDS')}
      </h2>
      <ul className="grid gap-4 [&_li]:grid [&_li]:grid-cols-[1.5rem_minmax(0,1fr)] [&_li]:gap-3 [&_svg]:text-brand">
        {needs.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <p className="font-strong">{t(`IDENTITY.NEED.${name}`)}</p>
              <p className="text-sm text-muted">{t(`IDENTITY.NEED.${name}_NOTE`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
