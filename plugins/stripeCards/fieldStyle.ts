import type { StripeElementStyle } from '@stripe/stripe-js'

/** The look of the fields in Stripe's frames, which the style sheets of the portal do not reach: that of its own fields. */
export function fieldStyle(target: HTMLElement): StripeElementStyle {
  const { color, fontFamily } = getComputedStyle(target)
  return {
    // 16 px: a phone zooms into smaller ones.
    base: { color, fontFamily, fontSize: '16px', lineHeight: '24px', '::placeholder': { color } },
    invalid: { color, iconColor: color },
  }
}
