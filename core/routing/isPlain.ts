/** Whether a click opens a link in this tab, not in another tab or window. */
export const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
