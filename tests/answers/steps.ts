import { fireEvent } from '@testing-library/react'
import type { Step } from './screens'

/** The dialogs over the page, the top one first, then the page. */
const layers = (): Element[] => [
  ...[...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].toReversed(),
  ...document.querySelectorAll('main'),
]

const all = <E extends Element>(selector: string, within = layers()): E[] => [
  ...new Set(within.flatMap((layer) => [...layer.querySelectorAll<E>(selector)])),
]

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ')

/** Waits for what `find` finds: a page may replace the one before it a little later. */
async function awaited<E extends Element>(what: string, find: () => E | undefined): Promise<E> {
  for (let turn = 0; turn < 200; turn++) {
    const found = find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`There is no ${what}; the page has: ${all(pressable).map(nameOf).join(' · ')}`)
}

const pressable = 'button:not(:disabled), a, label, summary, [role=tab], [role=option]'

const find = (name: string, within?: Element[]) =>
  all(pressable, within).find((one) => nameOf(one).startsWith(name))

/** Presses the first button, link, tab or choice of the page, or of a dialog over it, whose name begins with `name`. */
export const press =
  (name: string): Step =>
  async () =>
    void fireEvent.click(await awaited(name, () => find(name)))

/** Presses what is anywhere, such as in the bar above the page. */
export const pressInFrame =
  (name: string): Step =>
  async () =>
    void fireEvent.click(await awaited(name, () => find(name, [document.body])))

const SAMPLES: Readonly<Record<string, string>> = {
  date: '1990-11-20',
  email: 'ana@correo.test',
  number: '5',
  password: 'Olivo-2026-verde',
  tel: '600000000',
}

/** Writes into a field. */
const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } })

/** Writes into the field of a dialog for a search, once it is there. */
export const search =
  (words: string): Step =>
  async () => {
    const field = () =>
      document.querySelector<HTMLInputElement>('[role=dialog] input, dialog input') ?? undefined
    write(await awaited('field for a search', field), words)
  }

/** Writes into every empty field, agrees to everything, and sends the form or presses the first button of the page. */
export const fillAndSend: Step = () => {
  for (const field of all<HTMLInputElement>('input, textarea')) {
    if (field.type === 'checkbox') {
      if (!field.checked) fireEvent.click(field)
    } else if (!['radio', 'file'].includes(field.type) && field.value === '')
      write(field, field.inputMode === 'numeric' ? '123456' : (SAMPLES[field.type] ?? 'Texto'))
  }
  const [form] = all<HTMLFormElement>('form')
  const [button] = all('button:not(:disabled)')
  if (form) fireEvent.submit(form)
  else if (button) fireEvent.click(button)
}
