/**
 * Lets people use the question of their bank (3-D Secure) while a dialog of the portal is open. Stripe puts it in a frame over
 * the page; the dialog would keep the focus and hide everything else from screen readers. Returns a function that ends it.
 */
export function allowBankDialog(): () => void {
  const observer = new MutationObserver(() => {
    for (const layer of document.body.children)
      if (
        layer.querySelector('iframe[src^="https://js.stripe.com/"], iframe[src^="https://hooks.stripe.com/"]')
      )
        raise(layer)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Marks a part of the page as one that is above dialogs, as React Aria reads it. */
function raise(layer: Element): void {
  // The portal itself holds frames of Stripe too: the fields.
  if (layer.querySelector('[data-stripe-field]') || layer.hasAttribute(TOP_LAYER)) return
  layer.setAttribute(TOP_LAYER, 'true')
  layer.removeAttribute('aria-hidden')
  layer.removeAttribute('inert')
}

const TOP_LAYER = 'data-react-aria-top-layer'
