/** Matches every address. `+guard` shows the not-found page at those without a page. */
export default '*'
