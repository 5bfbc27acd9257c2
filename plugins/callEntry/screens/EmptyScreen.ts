/** The entry redirects before it is shown (decision 214). */
const EmptyScreen = () => null
export default EmptyScreen
