/** The entry redirects before it is shown (decision 912). */
const EmptyScreen = () => null
export default EmptyScreen
