/** All addresses: `+guard` decides which of them the site has. */
export default '*'
