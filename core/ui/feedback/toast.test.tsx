import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { toast, hasPendingToasts } from './toast'
import ToastList from './ToastList'
import { ToastRegion } from './ToastRegion'

beforeAll(() => initTexts('es'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  if (vi.isFakeTimers()) act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const say = (tone: 'success' | 'error', text: string) => act(() => toast({ tone, text }))
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('toasts', () => {
  it('CONST-003 stay for 6000 ms', () => {
    render(<ToastList />)
    say('success', 'Cita anulada.')
    later(5999)
    expect(screen.getByText('Cita anulada.')).toBeTruthy()
    later(1)
    expect(screen.queryByText('Cita anulada.')).toBeNull()
  })

  it('stay longer with an action, which runs once and closes them', () => {
    const run = vi.fn<() => void>()
    render(<ToastList />)
    act(() => toast({ tone: 'success', text: 'Ficha eliminada.', action: { label: 'Deshacer', run } }))
    later(19_999)
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Ficha eliminada.')).toBeNull()
    act(() => toast({ tone: 'success', text: 'Ficha eliminada.', action: { label: 'Deshacer', run } }))
    later(20_000)
    expect(screen.queryByText('Ficha eliminada.')).toBeNull()
  })

  it('can be removed before and after they are shown', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    act(() => toast({ tone: 'error', text: 'Nunca se ve.', signal: first.signal }))
    first.abort()
    render(<ToastList />)
    expect(screen.queryByText('Nunca se ve.')).toBeNull()
    act(() => toast({ tone: 'error', text: 'Esa hora se acaba de ocupar.', signal: second.signal }))
    expect(screen.getByText('Esa hora se acaba de ocupar.')).toBeTruthy()
    act(() => second.abort())
    expect(screen.queryByText('Esa hora se acaba de ocupar.')).toBeNull()
  })

  it('CONST-003 stay while they have the focus', () => {
    render(<ToastList />)
    say('success', 'Cita anulada.')
    act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus())
    later(20_000)
    expect(screen.getByText('Cita anulada.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
    expect(screen.queryByText('Cita anulada.')).toBeNull()
  })

  it('interrupt screen readers only for errors', () => {
    render(<ToastList />)
    say('success', 'Cita anulada.')
    say('error', 'No se ha podido anular.')
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido anular.')
    expect(screen.getByRole('status').textContent).toBe('Cita anulada.')
  })

  it('ERR-001 C-136 show a message once, however often a call is tried again', () => {
    render(<ToastList />)
    say('error', 'Ha fallado algo por nuestra parte.')
    later(2000)
    say('error', 'Ha fallado algo por nuestra parte.')
    expect(screen.getAllByText('Ha fallado algo por nuestra parte.')).toHaveLength(1)
    later(5999)
    expect(screen.getByText('Ha fallado algo por nuestra parte.')).toBeTruthy()
    later(1)
    expect(screen.queryByText('Ha fallado algo por nuestra parte.')).toBeNull()
  })

  it('show messages from before the region was rendered', () => {
    toast({ tone: 'success', text: 'Sesión abierta.' })
    expect(hasPendingToasts()).toBe(true)
    render(<ToastList />)
    expect(screen.getByText('Sesión abierta.')).toBeTruthy()
    expect(hasPendingToasts()).toBe(false)
  })
})

describe('toasts and the page', () => {
  it('close when the person goes to another page', () => {
    const { rerender } = render(<ToastList page="/appointments" />)
    say('success', 'Cita anulada.')
    rerender(<ToastList page="/appointments" />)
    fireEvent.pointerDown(document.body)
    expect(screen.getByText('Cita anulada.')).toBeTruthy()
    rerender(<ToastList page="/home" />)
    expect(screen.queryByText('Cita anulada.')).toBeNull()
  })

  it('close when the person goes back in the browser', () => {
    const { rerender } = render(<ToastList page="/appointments" />)
    say('success', 'Cita anulada.')
    fireEvent.popState(window)
    rerender(<ToastList page="/home" />)
    expect(screen.queryByText('Cita anulada.')).toBeNull()
  })

  it('stay on the page that their own action leads to', () => {
    const { rerender } = render(<ToastList page="/users/create" />)
    fireEvent.pointerDown(document.body)
    say('success', 'Usuario creado.')
    rerender(<ToastList page="/users" />)
    expect(screen.getByText('Usuario creado.')).toBeTruthy()
  })

  it('do not repeat an inline message, before or after it', async () => {
    vi.useRealTimers()
    const notice = <p className="notice">Esa hora está ocupada.</p>
    const page = (inline: boolean) => (
      <>
        {inline && notice}
        <ToastList page="/" />
      </>
    )
    const { rerender } = render(page(true))
    say('error', 'Esa hora está ocupada.')
    await vi.waitFor(() => expect(document.querySelector('.toast')).toBeNull())
    rerender(page(false))
    say('error', 'Esa hora está ocupada.')
    expect(document.querySelector('.toast')).toBeTruthy()
    rerender(page(true))
    await vi.waitFor(() => expect(document.querySelector('.toast')).toBeNull())
    expect(screen.getByText('Esa hora está ocupada.')).toBeTruthy()
  })
})

describe('ToastRegion', () => {
  it('CONST-003 shows only the last message for 6000 ms if the list fails to load, and tries again', async () => {
    let isOffline = true
    vi.doMock('./ToastList', () => {
      if (isOffline) throw new Error('offline')
      return { default: ToastList }
    })
    render(<ToastRegion />)
    say('success', 'Cita anulada.')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cita anulada.'))
    say('error', 'No hay conexión.')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No hay conexión.'))
    expect(screen.queryByRole('status')).toBeNull()
    later(5000)
    expect(screen.getByRole('alert')).toBeTruthy()
    later(1000)
    expect(screen.queryByRole('alert')).toBeNull()
    isOffline = false
    say('success', 'Cita anulada.')
    await vi.waitFor(() => expect(screen.getByText('Cita anulada.').closest('.toast-success')).toBeTruthy())
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  })

  it('shows a message plainly after a second without an answer, while it is true, and the next one in the list', async () => {
    let arrive = (_list: { default: typeof ToastList }) => {}
    vi.doMock('./ToastList', () => new Promise<object>((arrived) => (arrive = arrived)))
    const wrong = new AbortController()
    render(<ToastRegion />)
    act(() => toast({ tone: 'error', text: 'Esa hora se acaba de ocupar.', signal: wrong.signal }))
    later(999)
    expect(screen.queryByRole('alert')).toBeNull()
    later(1)
    expect(screen.getByRole('alert').textContent).toBe('Esa hora se acaba de ocupar.')
    act(() => wrong.abort())
    expect(screen.queryByRole('alert')).toBeNull()
    say('success', 'Cita anulada.')
    arrive({ default: ToastList })
    await vi.waitFor(() => expect(screen.getByText('Cita anulada.').closest('.toast-success')).toBeTruthy())
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  })

  it('loads the list with the first toast', async () => {
    vi.useRealTimers()
    render(<ToastRegion />)
    expect(document.body.textContent).toMatch(/^$/)
    say('success', 'Cita anulada.')
    expect(await screen.findByText('Cita anulada.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  })
})
