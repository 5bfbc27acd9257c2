import { useContributions, type Contributed } from '@portico/core/plugin/useHost'
import './points'

/** A contributed engine for the fields of cards. */
export type CardEngine = Extract<Contributed<'providers'>, { kind: 'payment' }>

/** The engines of this portal that show the fields of a card, by the id of the provider. */
export const useCardEngines = (): CardEngine[] =>
  useContributions('providers').filter((one): one is CardEngine => one.kind === 'payment')
