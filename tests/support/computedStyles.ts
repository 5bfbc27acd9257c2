const compute = window.getComputedStyle.bind(window)

/** Styles by element name, and of the same element with the attribute `hidden`. */
const defaults = new Map<string, CSSStyleDeclaration>()

/**
 * Answers `getComputedStyle` from the default style of the element's name. Tests load no style sheets, and jsdom matches
 * its own sheet anew for each call, which took a third of the time of a test that finds elements by role. Of an element
 * with an inline style on it or around it only what decides whether it is visible is answered so.
 */
export function rememberComputedStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.closest('details, dialog')) return compute(element, pseudo)
    const style = defaultOf(element)
    return element.closest('body [style]') ? new Proxy(style, withInlineStyles(element)) : style
  }
}

function defaultOf(element: Element): CSSStyleDeclaration {
  const isHidden = element.hasAttribute('hidden')
  const name = isHidden ? `${element.localName} hidden` : element.localName
  const known = defaults.get(name)
  if (known) return known
  const sample = element.cloneNode() as HTMLElement
  for (const attribute of sample.getAttributeNames())
    if (attribute !== 'hidden') sample.removeAttribute(attribute)
  const style = compute(sample)
  defaults.set(name, style)
  return style
}

/** Reads `display` and `visibility` from the inline styles, and computes any other property. */
function withInlineStyles(element: Element): ProxyHandler<CSSStyleDeclaration> {
  const read = (style: CSSStyleDeclaration, name: string) => {
    if (name === 'display') return inline(element, name) || style.display
    if (name !== 'visibility') return undefined
    const owner = element.closest('[style*="visibility"]')
    return (owner && inline(owner, name)) || 'visible'
  }
  return {
    get(style, name) {
      if (name === 'getPropertyValue')
        return (property: string) => read(style, property) ?? compute(element).getPropertyValue(property)
      if (typeof name === 'symbol') return Reflect.get(style, name)
      return read(style, name) ?? Reflect.get(compute(element), name)
    },
  }
}

const inline = (element: Element, name: 'display' | 'visibility') =>
  (element as Partial<HTMLElement>).style?.[name]
