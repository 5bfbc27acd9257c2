import type { Ref } from 'react'
import type { CardCapture } from '@schemas/generated/entities'

/** Why a card is not taken. */
export type CardRefusal =
  | 'authentication'
  | 'code'
  | 'declined'
  | 'expired'
  | 'failed'
  | 'insufficientFunds'
  /** A sandbox takes test cards only. */
  | 'testCard'

/** The result of a submit. */
export type CardOutcome =
  /** `token` names the card at the provider. It is used once and never stored. */
  | { status: 'captured'; token: string }
  /** `fields`: how many fields are marked with an error. The first of them has the focus. */
  | { status: 'invalid'; fields: number }
  | { status: 'refused'; reason: CardRefusal }

/** `challenge`: the bank asks the person to confirm. `failed`: the provider cannot be reached. */
export type CardFieldsState = 'loading' | 'ready' | 'challenge' | 'failed'

/** The methods by which the page controls the fields. */
export interface CardFieldsHandle {
  /** Sends the card to the provider. Resolves when the provider and the bank have answered; never rejects. */
  submit: () => Promise<CardOutcome>
}

/**
 * The fields of a card: number, expiry and code, each with its error. They live in frames of the provider, so that neither the
 * page nor this server ever has a card number (C-066). An engine draws them, says how far it is, and fills `handle`.
 */
export interface CardFieldsProps {
  /** Opened by the API for one card. */
  capture: CardCapture
  onState: (state: CardFieldsState) => void
  handle: Ref<CardFieldsHandle>
}
