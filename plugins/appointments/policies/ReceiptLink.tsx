import type { ReactNode } from 'react'
import { useContributions } from '@portico/core/plugin/useHost'
import { Link } from '@portico/core/routing/Link'

/** A link to the receipt of a payment; nothing where no plugin has a page for receipts. */
export function ReceiptLink({ number, children }: { number: string; children: ReactNode }) {
  const [page] = useContributions('receiptPages')
  if (!page) return null
  return (
    <Link className="link text-sm" to={page.route} params={{ number }}>
      {children}
    </Link>
  )
}
