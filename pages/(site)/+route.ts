/** Every address: which page it is, the content decides. */
export default '*'
