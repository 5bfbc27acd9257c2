/**
 * Loaded into a page: `describeLook(selector)` returns a line for each look of the elements below, with their tags and computed
 * styles. Sorted and without repetition, so that a list of three rows has the lines of a list of two. What a browser lays out
 * (sizes, places) is not in it, so fonts and the machine do not change it. `isUnchanged(selector)` says when it can be read.
 */
'use strict'
{
  /** Read from the parent unless a style changes them. */
  const inherited = [
    'color',
    'cursor',
    'fill',
    'stroke',
    'visibility',
    'list-style-type',
    'pointer-events',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-variant-numeric',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-transform',
    'text-wrap-mode',
    'text-wrap-style',
    'white-space-collapse',
    'overflow-wrap',
    'word-break',
    'hyphens',
    'border-collapse',
    'text-underline-offset',
  ]
  const own = [
    'display',
    'position',
    'z-index',
    'opacity',
    'order',
    'isolation',
    'vertical-align',
    'float',
    'width',
    'height',
    'min-width',
    'min-height',
    'max-width',
    'max-height',
    'aspect-ratio',
    'overflow-x',
    'overflow-y',
    'text-overflow',
    '-webkit-line-clamp',
    'object-fit',
    'clip-path',
    'flex-direction',
    'flex-wrap',
    'flex-grow',
    'flex-shrink',
    'flex-basis',
    'row-gap',
    'column-gap',
    'align-items',
    'align-content',
    'align-self',
    'justify-items',
    'justify-content',
    'justify-self',
    'grid-template-columns',
    'grid-template-rows',
    'grid-auto-flow',
    'grid-auto-columns',
    'grid-auto-rows',
    'grid-column-start',
    'grid-column-end',
    'grid-row-start',
    'grid-row-end',
    'background-color',
    'background-image',
    'background-size',
    'box-shadow',
    'filter',
    'transform',
    'translate',
    'rotate',
    'scale',
    'stroke-width',
    'stroke-dasharray',
    'columns',
    'text-decoration-line',
    'text-decoration-thickness',
    'appearance',
    'touch-action',
    'scroll-snap-type',
    'scroll-snap-align',
    'resize',
    'user-select',
  ]
  const sides = ['top', 'right', 'bottom', 'left']
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
  const boxes = {
    inset: sides,
    margin: sides.map((side) => `margin-${side}`),
    padding: sides.map((side) => `padding-${side}`),
    'scroll-margin': sides.map((side) => `scroll-margin-${side}`),
    'border-width': sides.map((side) => `border-${side}-width`),
    'border-style': sides.map((side) => `border-${side}-style`),
    'border-color': sides.map((side) => `border-${side}-color`),
    'border-radius': corners.map((corner) => `border-${corner}-radius`),
  }
  const ofPseudo = [
    'content',
    'display',
    'position',
    'color',
    'opacity',
    'z-index',
    'background-color',
    'background-image',
    'box-shadow',
    'font-size',
    'font-weight',
    'border-top-width',
    'border-top-style',
    'border-top-color',
    'border-top-left-radius',
  ]

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = new Map()
  /** One notation for all colours: what a browser paints, as r g b / alpha. */
  const paint = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    return alpha === 255 ? `rgb(${red} ${green} ${blue})` : `rgb(${red} ${green} ${blue} / ${alpha})`
  }
  const paintOnce = (colour) => colours.get(colour) ?? colours.set(colour, paint(colour)).get(colour)
  const withoutNoise = (value) =>
    value
      .replace(/\b(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g, paintOnce)
      .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
  const written = new Map()
  /** A page has the same few values thousands of times. */
  const write = (value) => written.get(value) ?? written.set(value, withoutNoise(value)).get(value)

  const read = (styles, property) => write(String(styles.get(property) ?? ''))

  const bare = document.createElement('div')
  bare.style.all = 'initial'
  const shadow = bare.attachShadow({ mode: 'open' })
  const unstyled = new Map()
  /** The values of an element of the kind without any style sheet of the page. */
  const valuesWithoutStyles = (element) => {
    const key = `${element.localName} ${element.type}`
    const known = unstyled.get(key)
    if (known) return known
    const copy = document.createElementNS(element.namespaceURI, element.localName)
    if (element.localName === 'input') copy.type = element.type
    shadow.append(copy)
    const styles = copy.computedStyleMap()
    const values = new Map(
      [...own, ...Object.values(boxes).flat()].map((property) => [property, read(styles, property)]),
    )
    copy.remove()
    unstyled.set(key, values)
    return values
  }

  /** Four values as CSS writes them: one if all are equal, two if the opposite ones are. */
  const join = ([first, second, third, fourth]) => {
    if (first !== third || second !== fourth) return [first, second, third, fourth].join(' | ')
    return first === second ? first : `${first} | ${second}`
  }

  const describeBoxes = (styles, plain, isInline) => {
    const hasBorder = boxes['border-style'].some((property) => read(styles, property) !== 'none')
    return Object.entries(boxes)
      .filter(([name]) => hasBorder || !/^border-(width|style|color)$/.test(name))
      .filter(([, properties]) =>
        properties.some((one) => !isInline(one) && read(styles, one) !== plain.get(one)),
      )
      .map(([name, properties]) => `${name}: ${join(properties.map((one) => read(styles, one)))}`)
  }

  const describePseudo = (element, pseudo) => {
    const styles = getComputedStyle(element, pseudo)
    if (styles.content === 'none' || styles.content === 'normal') return []
    const values = ofPseudo.map((property) => `${property}: ${write(styles.getPropertyValue(property))}`)
    return [`${pseudo} { ${values.join('; ')} }`]
  }

  const describeElement = (element) => {
    const styles = element.computedStyleMap()
    const around = element.parentElement.computedStyleMap()
    const plain = valuesWithoutStyles(element)
    const inline = new Set(element.style)
    const isInline = (property) => inline.has(property)
    return [
      ...own.filter((one) => !isInline(one) && read(styles, one) !== plain.get(one)),
      ...inherited.filter((one) => !isInline(one) && read(styles, one) !== read(around, one)),
    ]
      .map((property) => `${property}: ${read(styles, property)}`)
      .concat(describeBoxes(styles, plain, isInline))
      .concat(['::before', '::after'].flatMap((pseudo) => describePseudo(element, pseudo)))
      .join('; ')
  }

  /** The tags that lead to an element, from the root on. */
  const pathOf = (element, root) => {
    const tags = []
    for (let one = element; one && one !== root; one = one.parentElement) tags.unshift(one.localName)
    return [root.localName, ...tags].join(' ')
  }

  const isDescribed = (element) =>
    element.checkVisibility() && (!(element instanceof SVGElement) || element.hasAttribute('class'))

  /** Whether an animation or transition runs that will end. */
  const moves = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )

  let last = ''
  /**
   * Whether the elements below a selector, all elements around them and the style sheets are what they were at the last call, and
   * nothing moves. Takes a hundredth of the time of a description.
   */
  globalThis.isUnchanged = (selector) => {
    const isThere = document.querySelector(selector) !== null
    const now = `${document.styleSheets.length} ${document.fonts.status} ${document.documentElement.outerHTML}`
    const isSame = now === last
    last = now
    return isThere && isSame && !moves()
  }

  globalThis.describeLook = (selector) => {
    document.documentElement.append(bare)
    const lines = new Set()
    for (const root of document.querySelectorAll(selector)) {
      for (const element of [root, ...root.querySelectorAll('*')].filter(isDescribed)) {
        lines.add(`${pathOf(element, root)} { ${describeElement(element)} }`)
      }
    }
    bare.remove()
    return [...lines].toSorted((a, b) => (a < b ? -1 : 1))
  }
}
