import { useHref } from '../routing/useHref'
import { payerOf, type Payer } from './payer'
import type { Draft } from './variant'

/** Who will pay for a draft: a portal that hands over to a payment page takes payments. */
export const usePayer = (draft: Draft): Payer => payerOf(draft, useHref()('public.redsysRedirect') !== null)
