/** Whether a click on a link opens it here, not in another tab or window. */
export const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
