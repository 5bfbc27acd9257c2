import type { ComponentProps } from 'react'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import type TemplatesButton from './TemplatesButton'

const button = () => import('./TemplatesButton')

/** The button of the templates. Where it cannot be loaded, what is being written stays on the page. */
export const TemplatesPart = (props: ComponentProps<typeof TemplatesButton>) => (
  <LazyPart plugin="kits/calls" point="templates" id="button" load={button} props={props} />
)
