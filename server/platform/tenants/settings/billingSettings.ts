/** Who issues the receipts of a tenant, `billing` of backend.json. */
export interface BillingSettings {
  /** The name and the tax number of the company. */
  name: string
  taxId: string
  address: string
  /** What the numbers of receipts begin with: P for P-2026-00012. */
  series: string
  /** A sentence about taxes below the amount, by language. */
  note?: Readonly<Record<string, string>>
}

/** JSON schema of `billing` in backend.json. */
export const billingSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'taxId', 'address', 'series'],
  properties: {
    name: { type: 'string', minLength: 1 },
    taxId: { type: 'string', minLength: 1 },
    address: { type: 'string', minLength: 1 },
    series: { type: 'string', pattern: '^[A-Z]{1,6}$', description: 'One to six capital letters.' },
    note: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]{2}$' },
      additionalProperties: { type: 'string', minLength: 1 },
    },
  },
}

/** Who issues a receipt. */
export interface ReceiptIssuer extends BillingSettings {
  /** The payment moves no real money. Such receipts have a series of their own, so that the first real one has number 1. */
  isTest: boolean
}

interface Account {
  mode: 'sandbox' | 'production'
}

/** Who issues the receipts of the payments of visits; undefined where the tenant issues none. */
export const receiptIssuerOf = ({ backend: { billing, payment } }: Billed): ReceiptIssuer | undefined =>
  issuerFor(billing, payment)

/** Who issues the receipts of the charges of plans; undefined where the tenant issues none. */
export const planReceiptIssuerOf = ({ backend: { billing, cards } }: Billed): ReceiptIssuer | undefined =>
  issuerFor(billing, cards)

interface Billed {
  backend: { billing?: BillingSettings; payment?: Account; cards?: Account }
}

function issuerFor(
  billing: BillingSettings | undefined,
  account: Account | undefined,
): ReceiptIssuer | undefined {
  if (!billing) return undefined
  const isTest = account?.mode !== 'production'
  return { ...billing, isTest, series: isTest ? `${billing.series}-TEST` : billing.series }
}
