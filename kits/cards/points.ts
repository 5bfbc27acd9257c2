import type { ComponentType } from 'react'
import type { CardFieldsProps } from './cardFields'

declare module '@portico/core/plugin/points' {
  interface Providers {
    /** The fields of a card, in frames of the provider. Its id is `provider` of the API's answer. */
    payment: ComponentType<CardFieldsProps>
  }
}
