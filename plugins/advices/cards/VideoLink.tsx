import type { ComponentProps } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useOriginState } from '../list/videoOrigin'

type Props = Omit<ComponentProps<typeof Link>, 'id' | 'to' | 'params' | 'state'> & { id: number }

/** A link to a video, whose page leads back to this one. */
export const VideoLink = ({ id, ...attributes }: Props) => (
  <Link {...attributes} to="advices.video" params={{ id: String(id) }} state={useOriginState()} />
)
