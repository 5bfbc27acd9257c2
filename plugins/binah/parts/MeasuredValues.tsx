import { useText } from '@portico/core/i18n/useText'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { useIsLocal } from '../flow/useIsLocal'
import type { TextKey } from '../texts'

const own = {
  can: ['SCAN.CAN.HEART', 'SCAN.CAN.BREATH', 'SCAN.CAN.PRQ'],
  cannot: ['SCAN.CANNOT.PRESSURE', 'SCAN.CANNOT.BLOOD', 'SCAN.CANNOT.HEALTH'],
} as const
const other = { can: ['SCAN.CAN.OTHER'], cannot: ['SCAN.CANNOT.HEALTH'] } as const

/** What a scan measures, and what it does not. */
export function MeasuredValues() {
  const t = useText<TextKey>()
  const { can, cannot } = useIsLocal() ? own : other
  return (
    <div className="grid gap-6 items-start desk:grid-cols-[1fr_1fr]">
      <List title={t('SCAN.CAN.TITLE')} items={can} icon="check" />
      <List title={t('SCAN.CANNOT.TITLE')} items={cannot} icon="minus" />
    </div>
  )
}

function List({ title, items, icon }: { title: string; items: readonly TextKey[]; icon: 'check' | 'minus' }) {
  const t = useText<TextKey>()
  return (
    <Card as="section" className="stack" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <ul
        className="grid gap-3 [&_li]:grid [&_li]:grid-cols-[1.75rem_1fr] [&_li]:gap-2 [&_li]:items-center [&_svg]:text-success [&[data-not]_svg]:text-muted"
        data-not={icon === 'minus' ? '' : undefined}
      >
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <span>{t(item)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
