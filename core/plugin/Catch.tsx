import { Component, type ReactNode } from 'react'
import { reportFault } from './fault'

interface Props {
  plugin: string
  point: string
  id: string
  failed: ReactNode
  children: ReactNode
}

/** Renders `failed` instead of children that throw, and reports the fault. */
export class Catch extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }

  override componentDidCatch(cause: unknown) {
    const { plugin, point, id } = this.props
    reportFault({ plugin, point, property: id, expected: 'to load and render', found: String(cause), cause })
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
