import { useText } from '@portico/core/i18n/useText'
import { Card } from '@portico/core/ui/layout/Card'
import type { Balance } from '../flow/useScanTest'
import type { TextKey } from '../texts'

/** How many scans are left and what one costs. Free scans need no card. */
export function BalanceCard({ balance, note }: { balance: Balance; note?: string }) {
  const t = useText<TextKey>()
  const { cost, tokens, left } = balance
  if (cost === 0) return null
  return (
    <Card
      as="section"
      className="flex items-center gap-4 [&>b]:text-4xl/[1] [&>b]:[font-weight:750]"
      aria-label={t('SCAN.LEFT', { count: left })}
    >
      <b aria-hidden="true">{left}</b>
      <div className="stack gap-1">
        <h2 className="h3">{t('SCAN.LEFT', { count: left })}</h2>
        <p className="text-sm text-muted">{note ?? t('SCAN.COST', { cost, tokens })}</p>
      </div>
    </Card>
  )
}
