import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { ConfirmDialog } from './ConfirmDialog'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

function Screen({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Anular
      </button>
      <ConfirmDialog
        title="¿Anular esta cita?"
        isOpen={open}
        onClose={() => setOpen(false)}
        confirm="Anular la cita"
        confirmBusy="Anulando…"
        keep="Volver"
        onConfirm={onConfirm}
      >
        <p>No tiene coste.</p>
      </ConfirmDialog>
    </>
  )
}

function open(onConfirm: () => Promise<void> = () => Promise.resolve()) {
  render(<Screen onConfirm={onConfirm} />)
  const opener = screen.getByRole('button', { name: 'Anular' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('alertdialog', { name: '¿Anular esta cita?' }) }
}

const nothing = () => undefined

function deferred() {
  let resolve: () => void = nothing
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

describe('ConfirmDialog', () => {
  it('takes the focus, describes the consequence, and returns the focus', async () => {
    const { opener, dialog } = open()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(screen.getByRole('alertdialog', { description: 'No tiene coste.' })).toBe(dialog)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await expectClosed()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it.each(['Volver', 'Cerrar'])('closes with %s without an effect', async (name) => {
    const onConfirm = vi.fn<() => Promise<void>>(() => Promise.resolve())
    open(onConfirm)
    fireEvent.click(screen.getByRole('button', { name }))
    await expectClosed()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('runs its action once, then closes', async () => {
    const { promise, resolve } = deferred()
    const onConfirm = vi.fn<() => Promise<void>>(() => promise)
    open(onConfirm)
    const confirm = screen.getByRole('button', { name: /Anular la cita/ })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    expect(confirm.getAttribute('aria-busy')).toBe('true')
    expect(onConfirm).toHaveBeenCalledOnce()
    resolve()
    await expectClosed()
  })

  it('stays open if its action fails', async () => {
    open(() => Promise.reject(new Error('no')))
    const confirm = screen.getByRole('button', { name: /Anular la cita/ })
    fireEvent.click(confirm)
    await waitFor(() => expect(confirm.hasAttribute('aria-busy')).toBe(false))
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })
})
