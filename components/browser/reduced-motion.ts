export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** True while the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches
