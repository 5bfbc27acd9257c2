import { act, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { CardCapture } from '@schemas/generated/entities'
import type { CardFieldsHandle, CardFieldsState, CardOutcome } from './cardFields'

/** What a person does in the fields of a stub of the provider. */
export type TypedNumber = 'good' | 'faulty' | 'refused'

/** An engine in a portal, with a stub in place of its provider. */
export interface EngineStub {
  capture: CardCapture
  /** The engine, with its texts and options around it. */
  draw: (props: {
    capture: CardCapture
    onState: (state: CardFieldsState) => void
    handle: React.Ref<CardFieldsHandle>
  }) => React.ReactNode
  /** Lets the provider's page load. */
  load: () => void
  type: (what: TypedNumber) => void
}

/** The rules that every engine keeps (decision 213). */
export function testCardEngine(name: string, open: () => EngineStub): void {
  const start = async (change: Partial<CardCapture> = {}) => {
    const stub = open()
    const handle = createRef<CardFieldsHandle>()
    const onState = vi.fn<(state: CardFieldsState) => void>()
    await act(async () => {
      render(stub.draw({ capture: { ...stub.capture, ...change }, onState, handle }))
    })
    // The provider answers once its script and its frames are there.
    await waitFor(async () => {
      await act(async () => stub.load())
      expect(onState).toHaveBeenLastCalledWith('ready')
    })
    const submit = async (what: TypedNumber): Promise<CardOutcome | undefined> => {
      stub.type(what)
      let outcome: CardOutcome | undefined
      await act(async () => {
        outcome = await handle.current?.submit()
      })
      return outcome
    }
    return { submit }
  }

  it(`C-066 ${name} answers a card with a token, and the page never has the number`, async () => {
    const { submit } = await start()
    expect(await submit('good')).toEqual({ status: 'captured', token: 'token-1' })
    expect(document.body.innerHTML).not.toContain('4242')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it(`ACCOUNT-012 ${name} counts the fields with an error`, async () => {
    const { submit } = await start()
    expect(await submit('faulty')).toEqual({ status: 'invalid', fields: 3 })
  })

  it(`${name} says why a bank refuses a card, and takes another`, async () => {
    const { submit } = await start()
    expect(await submit('refused')).toEqual({ status: 'refused', reason: 'insufficientFunds' })
    expect(await submit('good')).toEqual({ status: 'captured', token: 'token-1' })
  })
}
