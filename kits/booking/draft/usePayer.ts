import { useContributions } from '@core/plugin/useHost'
import { payerOf, type Payer } from './payer'
import type { Draft } from '../variant'

/** Who will pay for a draft: a portal that hands over to a payment page takes payments, also where a frame shows no such page. */
export function usePayer(draft: Draft): Payer {
  return payerOf(
    draft,
    useContributions('routes').some(({ id }) => id === 'public.redsysRedirect'),
  )
}
