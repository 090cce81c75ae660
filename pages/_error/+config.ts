/** The not-found page. It inherits the other hooks; a build renders it as 404.html. */
export default { guard: null }
