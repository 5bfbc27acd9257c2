import { useText } from '@portico/core/i18n/useText'
import type { PlanText } from './planText'
import type { TextKey } from '../texts'

/** The price of a plan; nothing where the tenant gives none. */
export function PlanPrice({ plan, className }: { plan: PlanText; className?: string }) {
  const price = usePriceText()(plan)
  return price && <p className={className}>{price}</p>
}

/** Returns a function from a plan to its price: "19,90 € al mes", "Sin coste", or as the description says it. */
export function usePriceText(): (plan: PlanText) => string | null {
  const t = useText<TextKey>()
  return ({ isFree, monthly, price }) => {
    if (isFree) return t('PLANS.FREE')
    return monthly === null ? price : t('PLANS.PER_MONTH', { price: monthly })
  }
}
