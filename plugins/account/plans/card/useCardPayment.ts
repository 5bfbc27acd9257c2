import { useRef, useState, type RefObject } from 'react'
import type { CardCapture } from '@schemas/generated/entities'
import type { CardFieldsHandle, CardFieldsState } from '@portico/cards/cardFields'
import type { ChangeToPlan } from '../change/usePlanChange'
import type { OwnPlan } from '../usePlans'
import { noticeOfError, noticeOfOutcome, type CardNotice } from './cardNotice'
import { useCardCapture } from './useCardCapture'

/** The payment of a plan by card. */
export interface CardPayment {
  capture: CardCapture | undefined
  /** `unavailable`: this server captures no cards. */
  state: CardFieldsState | 'unavailable'
  isPaying: boolean
  notice: CardNotice | null
  fields: RefObject<CardFieldsHandle | null>
  setFieldsState: (state: CardFieldsState) => void
  pay: () => Promise<void>
  reopen: () => void
}

interface Payable {
  token: string
  key: string
}

/**
 * Captures a card and pays with it. A captured card whose payment has no answer yet stays with its key, so that a retry pays
 * once; a refused one is replaced by another.
 */
export function useCardPayment({ id }: OwnPlan, change: ChangeToPlan): CardPayment {
  const { capture, failure, reopen: openAgain } = useCardCapture(id)
  const fields = useRef<CardFieldsHandle>(null)
  const captured = useRef<Payable | null>(null)
  const [fieldsState, setFieldsState] = useState<CardFieldsState>('loading')
  const [isPaying, setIsPaying] = useState(false)
  const [notice, setNotice] = useState<CardNotice | null>(null)
  const reopen = () => {
    captured.current = null
    setFieldsState('loading')
    openAgain()
  }
  const send = async ({ token, key }: Payable) => {
    try {
      await change(token, key)
    } catch (error) {
      const why = noticeOfError(error)
      setNotice(why)
      if (!why.isUnknown) reopen()
    }
  }
  const run = async () => {
    setNotice(null)
    if (captured.current) return send(captured.current)
    const outcome = await fields.current?.submit()
    if (!outcome) return
    setNotice(noticeOfOutcome(outcome))
    if (outcome.status !== 'captured') return
    captured.current = { token: outcome.token, key: crypto.randomUUID() }
    await send(captured.current)
  }
  const pay = async () => {
    if (isPaying) return
    setIsPaying(true)
    await run()
    setIsPaying(false)
  }
  return { capture, state: failure ?? fieldsState, isPaying, notice, fields, setFieldsState, pay, reopen }
}
