import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementLocale,
  StripeElements,
  StripeElementStyle,
} from '@stripe/stripe-js'
import type { CardFieldsState, CardOutcome } from '@portico/cards/cardFields'
import { allowBankDialog } from './bankDialog'
import { faultOf, fieldNames, type Faults, type FieldName, type FieldStatus } from './faults'
import { outcomeOf } from './outcome'

type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement

interface Place {
  clientSecret: string
  language: string
  /** Where each field goes. */
  targets: Readonly<Record<FieldName, HTMLElement>>
  style: StripeElementStyle
}

interface Listeners {
  onState: (state: CardFieldsState) => void
  onFaults: (faults: Faults) => void
}

/** Stripe's fields in the page. */
export interface OpenFields {
  submit: () => Promise<CardOutcome>
  close: () => void
}

/** Opens the fields of a card, each in a frame of Stripe. */
export function openFields(stripe: Stripe, place: Place, { onState, onFaults }: Listeners): OpenFields {
  const { clientSecret, language, targets, style } = place
  const elements = stripe.elements({ locale: language as StripeElementLocale })
  const statuses = new Map<FieldName, FieldStatus>()
  const ready = new Set<FieldName>()
  let faults: Faults = {}
  const show = (next: Faults) => {
    faults = next
    onFaults(next)
  }
  const open = (name: FieldName): Element => {
    const element = createField(elements, name, style)
    statuses.set(name, { isEmpty: true, isComplete: false })
    listen(element, {
      ready: () => {
        if (ready.add(name).size === fieldNames.length) onState('ready')
      },
      failed: () => onState('failed'),
      change: (status) => {
        statuses.set(name, status)
        // An error disappears once it is corrected. While typing, one appears only where Stripe marks it.
        if (faults[name] || status.code) show({ ...faults, [name]: status.code && faultOf(name, status) })
      },
    })
    element.mount(targets[name])
    return element
  }
  const fields = new Map(fieldNames.map((name) => [name, open(name)]))
  const submit = async (): Promise<CardOutcome> => {
    const found = listFaults(statuses)
    show(Object.fromEntries(found))
    const [first] = found
    if (first) {
      fields.get(first[0])?.focus()
      return { status: 'invalid', fields: found.length }
    }
    return confirm(stripe, clientSecret, fields.get('cardNumber') as StripeCardNumberElement)
  }
  return { submit, close: () => fields.forEach((field) => field.destroy()) }
}

function createField(elements: StripeElements, name: FieldName, style: StripeElementStyle): Element {
  if (name === 'cardNumber') return elements.create(name, { style, showIcon: true, disableLink: true })
  return name === 'cardExpiry' ? elements.create(name, { style }) : elements.create(name, { style })
}

interface FieldListeners {
  ready: () => void
  failed: () => void
  change: (status: FieldStatus) => void
}

/** Stripe declares the events of each field apart; they are the same. */
function listen(element: Element, { ready, failed, change }: FieldListeners): void {
  const field = element as StripeCardNumberElement
  field.on('ready', ready)
  field.on('loaderror', failed)
  field.on('change', ({ empty, complete, error }) =>
    change({ isEmpty: empty, isComplete: complete, code: error?.code }),
  )
}

const listFaults = (statuses: ReadonlyMap<FieldName, FieldStatus>) =>
  fieldNames.flatMap((name) => {
    const status = statuses.get(name)
    const fault = status && faultOf(name, status)
    return fault ? [[name, fault] as const] : []
  })

async function confirm(stripe: Stripe, secret: string, card: StripeCardNumberElement): Promise<CardOutcome> {
  const end = allowBankDialog()
  try {
    return outcomeOf(await stripe.confirmCardSetup(secret, { payment_method: { card } }))
  } catch {
    return { status: 'refused', reason: 'failed' }
  } finally {
    end()
  }
}
