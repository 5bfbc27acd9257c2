import { useText } from '@portico/core/i18n/useText'
import { Card } from '@portico/core/ui/layout/Card'
import { wellnessAngle } from './ranges'
import type { TextKey } from '../texts'

/** The wellness index; only where an engine gives one. The arc that stays open is 360 minus 36 times the index. */
export function Dial({ index }: { index: number }) {
  const t = useText<TextKey>()
  const open = wellnessAngle(index)
  return (
    <Card
      as="section"
      className="flex items-center gap-4 [&>b]:text-4xl/[1] [&>b]:[font-weight:750]"
      aria-label={t('SCAN.FIELD.wellnessIndex')}
    >
      <svg className="size-32 flex-none" viewBox="0 0 100 100" aria-hidden="true">
        <circle className="fill-[none] stroke-fill [stroke-width:12]" cx={50} cy={50} r={42} />
        <circle
          className="fill-[none] stroke-brand [stroke-width:12]"
          cx={50}
          cy={50}
          r={42}
          pathLength={360}
          strokeDasharray={`${360 - open} ${open}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <div className="stack gap-1">
        <h2 className="h3">{t('SCAN.FIELD.wellnessIndex')}</h2>
        <p>
          <b className="text-[1.875rem] [font-weight:750] figures">{index}</b>{' '}
          <span className="text-muted">{t('SCAN.OF_TEN')}</span>
        </p>
      </div>
    </Card>
  )
}
